import { describe, expect, it } from 'vitest';
import { validateData } from '../../../generator/catalog/load.ts';
import { format } from '../../../generator/messages/format.ts';
import { dataFolder, month } from '../../support/data-folder.ts';
import { HYMNOGRAPHY } from '../../support/texts.ts';

const ICONS = '- { id: cross, file: cross.svg, title: { ru: Крест, en: Cross } }\n';
const CROSS = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"/>';
const event = (id: string, kind: string, icons = '') => `\
- id: ${id}
  rule: pascha+1
  kind: ${kind}
${icons}  label: { ru: День, en: Day }
  description: { ru: День., en: A day. }
`;
const messages = (files: Record<string, string>) =>
  validateData([dataFolder({ 'icons.yaml': ICONS, 'icons/cross.svg': CROSS, ...files })]).problems.map(({ reason }) =>
    format(reason),
  );
const own = event('own', 'feast', '  icons: [cross]\n');
const served = { 'aliases.yaml': '- { id: other, of: own }\n', 'texts/own/hymnography.yaml': HYMNOGRAPHY };

describe('icons of a day', () => {
  it('are the same for an alias and its id', () => {
    expect(messages({ ...served, 'movable.yaml': own + event('other', 'event', '  icons: [cross]\n') })).toEqual([]);
    expect(messages({ ...served, 'movable.yaml': own + event('other', 'event') })).toEqual([
      'other has the texts of own: give it the same icons, [cross]',
    ]);
  });

  it('are the same for a saint whose service is that of another day', () => {
    const aliases = { ...served, 'aliases.yaml': "- { id: '1', of: own }\n", 'movable.yaml': own };
    const saint = (icons: string) =>
      month(
        1,
        '01-01',
        `  - { id: 1, name: { ru: Имя, en: Name }, type: 1${icons} }
`,
      );
    expect(messages({ ...aliases, 'menologion/01.yaml': saint(', icons: [cross]') })).toEqual([]);
    expect(messages({ ...aliases, 'menologion/01.yaml': saint('') })).toEqual([
      '1 has the texts of own: give it the same icons, [cross]',
    ]);
  });

  it('are never those of a week', () => {
    expect(messages({ ...served, 'movable.yaml': own + event('other', 'week') })).toEqual([]);
  });

  it('are not named by the texts of a commemoration', () => {
    const texts = `${HYMNOGRAPHY}icons: [cross]\n`;
    expect(messages({ 'movable.yaml': own, 'texts/own/hymnography.yaml': texts })).toEqual([
      'the icons of own belong to the commemoration itself: delete them here',
    ]);
  });
});
