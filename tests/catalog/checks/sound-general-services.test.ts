import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

const hymns = 'kontakia:\n  - { delta: 1, tone: 4, texts: { cu: Кондак } }\n';
const files = (services: string) => ({
  'texts/common_martyr/hymnography.yaml': hymns,
  'texts/common_martyrs/hymnography.yaml': hymns,
  'general-services.yaml': `services:\n${services}`,
});
const MARTYR = '  - { id: common_martyr, types: [11], titles: [мученик] }\n';

it('a general service with hymns is right', () => {
  expect(problemLines(files(MARTYR))).toEqual([]);
});

it.each([
  [
    'one without hymns',
    '  - { id: none, types: [11], titles: [мученик] }\n',
    '2:11: services[0].id: “none” has no hymns',
  ],
  [
    'an unknown class',
    '  - { id: common_martyr, types: [99], titles: [мученик] }\n',
    '2:34: services[0].types[0]: there is no type 99',
  ],
  [
    'titles of two services',
    `${MARTYR}  - { id: common_martyrs, types: [11], titles: [мученики, мученик] }\n`,
    '3:59: services[1].titles[1]: “мученик” is already under common_martyr',
  ],
])('%s is found', (_, services, line) => {
  expect(problemLines(files(services))[0]).toContain(`general-services.yaml:${line}`);
});
