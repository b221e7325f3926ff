import { describe, expect, it } from 'vitest';
import { ENTRY_FILES, entryFile } from '../../../generator/contract/entry-files.ts';
import { datasetsFolder } from '../../../generator/contract/paths.ts';
import { EVERYTHING, selectsFile } from '../../../generator/tree/plan/selection.ts';

describe('A selection of the datasets that belong to no year', () => {
  const selected = (selection: Partial<typeof EVERYTHING>) =>
    ENTRY_FILES.map(entryFile).filter((name) =>
      selectsFile({ ...EVERYTHING, ...selection }, `${datasetsFolder()}/${name}`),
    );

  it('has those of its languages, the church script with Slavonic, and what has no language', () => {
    expect(selected({ languages: ['cu'] })).toEqual([
      'canons.cu.jsonl.gz',
      'canons.cu-church.jsonl.gz',
      'akathists.cu.jsonl.gz',
      'akathists.cu-church.jsonl.gz',
      'hymnography.cu-church.jsonl.gz',
      'sources.jsonl.gz',
    ]);
  });

  it('has those of its endpoints, and the lists, which belong to none', () => {
    expect(selected({ languages: ['en'], endpoints: ['calendar', 'canons'] })).toEqual([
      'canons.en.jsonl.gz',
      'texts.en.jsonl.gz',
      'types.en.jsonl.gz',
      'sources.jsonl.gz',
      'types.en.csv.gz',
    ]);
  });

  it('has no tables if tables are omitted', () => {
    expect(selected({ omitted: ['tables'] })).toEqual(
      ENTRY_FILES.filter(({ kind }) => kind === 'jsonl').map(entryFile),
    );
  });
});
