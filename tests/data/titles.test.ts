import { describe, expect, it } from 'vitest';
import type { Language } from '../../generator/contract/languages.ts';
import { textIndex } from '../../generator/responses/text-index.ts';
import type { TextIndex } from '../../schemas/types.ts';
import { realCatalog } from '../support/real-days.ts';

const indexOf = (lang: Language, catalog = realCatalog): TextIndex => JSON.parse(textIndex(catalog, lang));

describe('the index of texts', () => {
  it('has the names of days for their texts, and titles for texts that belong to no day', () => {
    const titles = new Map(indexOf('en').data.map(({ id, title }) => [id, title]));
    expect(titles.get('12217')).toBe('Nativity of our Lord and Savior Jesus Christ');
    expect(titles.get('pascha')).toBe('Pascha, the Bright Resurrection of Christ');
    expect(titles.get('octoechos_tone_3')).toBe('Octoechos, tone 3');
  });
});
