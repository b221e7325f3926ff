import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../generator/html/faults.ts';
import { htmlOf } from '../../generator/html/sanitize.ts';
import { format } from '../../generator/messages/format.ts';
import { message } from '../../generator/messages/message.ts';

/** The faults of a text, each as `the text from there on: message`. */
const faults = (text: string) => faultsOf(text).map(({ offset, reason }) => `${text.slice(offset)}: ${format(reason)}`);

describe('what would be lost or run together', () => {
  it.each([
    [
      'Текст </p всё остальное',
      '</p всё остальное: this tag has no “>” at its end: add it, or write &lt; for the character “<”',
    ],
    ['Текст <a href="#x', '<a href="#x: this tag has no “>” at its end: add it, or write &lt; for the character “<”'],
    ['a <b>x</b>', '<b>x</b>: a text cannot contain <b>: delete it'],
    ['a <img src=x>', '<img src=x>: a text cannot contain <img>: delete it'],
    ['<body onload=x()>y', '<body onload=x()>y: a text cannot contain <body>: delete it'],
    ['a<tr>b', '<tr>b: a text cannot contain <tr>: delete it'],
    ['a<!-- b -->c', '<!-- b -->c: a text cannot contain an HTML comment or DOCTYPE: delete it'],
    ['a</ b>c', '</ b>c: this tag is not valid HTML (invalid-first-character-of-tag-name): correct it'],
    ['a<?b?>c', '<?b?>c: this tag is not valid HTML (unexpected-question-mark-instead-of-tag-name): correct it'],
    ['<p class="x">a</p>', '<p class="x">a</p>: <p class> is not allowed here: delete the attribute'],
    [
      '<a href="https://x.example">a</a>',
      '<a href="https://x.example">a</a>: <a href> can lead only to a place in the same text: write “#…”',
    ],
    ['a <em>b', '<em>b: <em> is not closed: write </em> at its end'],
    ['<p>a\n\n<p>b</p>', '<p>a\n\n<p>b</p>: <p> is not closed: write </p> at its end'],
    ['a</em> b', '</em> b: </em> has no opening tag: delete it or add one'],
    ['<p>a<h2>b</h2></p>', '<p>a<h2>b</h2></p>: <p> is not closed: write </p> at its end'],
    ['<li>a</li>', '<li>a</li>: <li> cannot be outside a list: move it'],
    ['<ul>a</ul>', 'a</ul>: <ul> contains text outside <li>: put it into <li>'],
    ['<ul><p>a</p></ul>', '<p>a</p></ul>: <p> cannot be inside <ul>: move it'],
    ['<em><p>a</p></em>', '<p>a</p></em>: <p> cannot be inside <em>: move it'],
    [
      '<p>a\n\nb</p>',
      '\n\nb</p>: a blank line inside <p> does not separate paragraphs: close the tag before it, or delete the line',
    ],
    [
      '<em>a\n \nb</em>',
      '\n \nb</em>: a blank line inside <em> does not separate paragraphs: close the tag before it, or delete the line',
    ],
    ['a &mdsh; b', '&mdsh; b: this is not a valid character reference: write the character itself, or &amp; for “&”'],
    ['a &amp b', '&amp b: this is not a valid character reference: write the character itself, or &amp; for “&”'],
    [' ', ' : this text is empty: write it or delete it'],
    ['<p></p>', '<p></p>: words of this text would be lost: write it without HTML'],
  ])('%j is found at its place', (text, line) => {
    expect(faults(text)[0]).toBe(line);
  });

  it('tags without end are found quickly', () => {
    expect(faultsOf('<em>'.repeat(100_000))).toEqual([{ offset: 400, reason: message('manyOpenTags', 100) }]);
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

it('a text without faults has all its words in the answer', () => {
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
