import { expect, it } from 'vitest';
import { problemLines } from '../../support/problem-lines.ts';

/** The messages about a life with a link to this address, if links to `refused.example` are refused. */
const problems = (url: string) =>
  problemLines({
    'texts/a/hagiography.yaml': `links:\n  - { url: '${url}', text: { ru: Ссылка } }\nshort: { texts: { ru: Житие } }\n`,
  });

it.each(['https://example.org/refused.example', 'https://notrefused.example/', 'https://refused.example.org/'])(
  '%s is right',
  (url) => {
    expect(problems(url)).toEqual([]);
  },
);

it.each(['https://refused.example/a', 'https://www.refused.example', 'https://REFUSED.example:8080/'])(
  '%s leads to a refused domain',
  (url) => {
    expect(problems(url)).toEqual([
      'texts/a/hagiography.yaml:2:12: links[0].url: links to refused.example are not accepted: delete this link',
    ]);
  },
);

it('an address without a host is found', () => {
  expect(problems('https://:80')).toEqual([
    'texts/a/hagiography.yaml:2:12: links[0].url: this is not a web address: write https://…',
  ]);
});
