import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../generator/html/faults.ts';
import { htmlOf } from '../../generator/html/sanitize.ts';

/** The faults of a text as `what stands there: message`. */
const faults = (text: string) => faultsOf(text).map(({ offset, message }) => `${text.slice(offset)}: ${message}`);

describe('what would be lost or run together', () => {
  it.each([
    [
      'Текст </p всё остальное',
      '</p всё остальное: this tag is not closed: write “>” at its end, or &lt; for the sign itself',
    ],
    ['Текст <a href="#x', '<a href="#x: this tag is not closed: write “>” at its end, or &lt; for the sign itself'],
    ['a <b>x</b>', '<b>x</b>: <b> may not stand in a text: take it out'],
    ['a <img src=x>', '<img src=x>: <img> may not stand in a text: take it out'],
    ['<body onload=x()>y', '<body onload=x()>y: <body> may not stand in a text: take it out'],
    ['a<tr>b', '<tr>b: <tr> may not stand in a text: take it out'],
    ['a<!-- b -->c', '<!-- b -->c: a remark may not stand in a text: take it out'],
    ['a</ b>c', '</ b>c: this tag is not written as it should be (invalid-first-character-of-tag-name): correct it'],
    [
      'a<?b?>c',
      '<?b?>c: this tag is not written as it should be (unexpected-question-mark-instead-of-tag-name): correct it',
    ],
    ['<p class="x">a</p>', '<p class="x">a</p>: <p class> may not stand in a text as it is: take it out'],
    [
      '<a href="https://x.example">a</a>',
      '<a href="https://x.example">a</a>: <a href> may not stand in a text as it is: lead it to a place of this text (“#…”)',
    ],
    ['a <em>b', '<em>b: <em> is not closed: write </em> at its end'],
    ['<p>a\n\n<p>b</p>', '<p>a\n\n<p>b</p>: <p> is not closed: write </p> at its end'],
    ['a</em> b', '</em> b: </em> has no pair here: take it out, or open it'],
    ['<p>a<h2>b</h2></p>', '<p>a<h2>b</h2></p>: <p> is not closed: write </p> at its end'],
    ['<li>a</li>', '<li>a</li>: <li> may not stand outside a list: put it elsewhere'],
    ['<ul>a</ul>', 'a</ul>: put what stands in <ul> into <li>'],
    ['<ul><p>a</p></ul>', '<p>a</p></ul>: <p> may not stand in <ul>: put it elsewhere'],
    ['<em><p>a</p></em>', '<p>a</p></em>: <p> may not stand in <em>: put it elsewhere'],
    ['<p>a\n\nb</p>', '\n\nb</p>: a blank line parts nothing inside <p>: close it before, or take the line out'],
    ['<em>a\n \nb</em>', '\n \nb</em>: a blank line parts nothing inside <em>: close it before, or take the line out'],
    ['a &mdsh; b', '&mdsh; b: this is no name of a character: write the character itself, or &amp; for “&”'],
    ['a &amp b', '&amp b: this is no name of a character: write the character itself, or &amp; for “&”'],
    [' ', ' : there is nothing in this text: write it or take it out'],
    ['<p></p>', '<p></p>: words of this text would be lost: write it without HTML'],
  ])('%j is found at its place', (text, line) => {
    expect(faults(text)[0]).toBe(line);
  });

  it('tags without end are found at once', () => {
    expect(faultsOf('<em>'.repeat(100_000))).toEqual([
      { offset: 400, message: 'more than 100 tags are open here: close them' },
    ]);
    expect(faultsOf(`${'<em>x</em>'.repeat(1000)}${'<br>'.repeat(1000)}`)).toEqual([]);
  });

  it('several faults are all found, in their order', () => {
    expect(faultsOf('<b>x</b> <i>y</i> <em>z').map(({ offset }) => offset)).toEqual([0, 4, 9, 13, 18]);
  });
});

/** All words of HTML as a browser reads it, without spaces. */
function words(html: string): string {
  const inside = (node: object): string =>
    'value' in node
      ? String(node.value)
      : 'childNodes' in node
        ? (node.childNodes as object[]).map(inside).join('')
        : '';
  return inside(parseFragment(html)).replace(/\s+/g, '');
}

const PIECES = [
  '<',
  '>',
  '</',
  '/>',
  '&',
  ';',
  '"',
  '=',
  '#',
  ' ',
  '\n',
  '\n\n',
  'а',
  'слово',
  '!',
  '--',
  '?',
  'amp',
  'lt',
];
const TAGS = [
  'p',
  'br',
  'h2',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'a href="#x"',
  'b',
  'table',
  'script',
  'svg',
  'a href="#',
];
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES),
      fc.constantFrom(...TAGS.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`])),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

it('a text in which no fault is found has all its words in the answer', () => {
  let sound = 0;
  fc.assert(
    fc.property(text, (written) => {
      if (faultsOf(written).length > 0) return;
      sound++;
      const html = htmlOf(written);
      expect(words(html)).toBe(words(written));
      expect(htmlOf(html)).toBe(html);
    }),
    { numRuns: 20_000 },
  );
  expect(sound).toBeGreaterThan(500);
});
