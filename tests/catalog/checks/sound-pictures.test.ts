import { copyFileSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../generator/catalog/load-catalog.ts';
import { dataFolder, REAL_DATA, temporaryFolder } from '../../support/data-folder.ts';
import { AVIF, JPEG, JPEG_HELD_UPRIGHT, PNG, WEBP } from '../../support/pictures.ts';
import { problemLinesOf } from '../../support/problem-lines.ts';

const SVG_START =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="9"';

/** A data folder with one picture. */
function withPicture(file: string, bytes: string | Uint8Array): string {
  const licensed = 'author: Anna Petrova, license: CC0-1.0';
  const folder = dataFolder({
    'icons.yaml': `- { id: cross, file: ${file}, title: { ru: Крест, en: Cross }, ${licensed} }\n`,
  });
  writeFileSync(path.join(folder, 'icons', file), bytes);
  return folder;
}
const problems = (file: string, bytes: string | Uint8Array) => problemLinesOf(withPicture(file, bytes));
const svg = (inside: string, attributes = '') => `${SVG_START}${attributes}>\n${inside}\n</svg>\n`;

describe('a photograph', () => {
  const folder = (more: string) => {
    const data = dataFolder({
      'icons.yaml': `- { id: nicholas, file: nicholas.png, title: { ru: Николай, en: Nicholas }${more} }\n`,
    });
    writeFileSync(path.join(data, 'icons/nicholas.png'), PNG);
    return data;
  };

  it('needs an author and a license', () => {
    const lines = problemLinesOf(folder(', author: Anna Petrova'));
    expect(lines).toEqual([expect.stringMatching(/icons\.yaml:1:\d+: \[0\].*license/)]);
  });

  it('says of itself what it shows, its author and its license', async () => {
    const about = ', description: { ru: Икона XVI века, en: An icon of the 16th century }';
    const data = folder(`${about}, author: Anna Petrova, license: CC0-1.0`);
    const icon = (await loadCatalog([data])).icons.find(({ id }) => id === 'nicholas');
    expect(icon?.description).toEqual({
      ru: 'Икона XVI века. Anna Petrova, CC0-1.0',
      en: 'An icon of the 16th century. Anna Petrova, CC0-1.0',
    });
  });
});

describe('a picture', () => {
  it.each([
    ['cross.svg', svg('<path d="M0 0h8v9z"/>'), 'image/svg+xml', 8, 9],
    ['cross.png', PNG, 'image/png', 2, 3],
    ['cross.jpg', JPEG, 'image/jpeg', 2, 3],
    ['cross.jpeg', JPEG, 'image/jpeg', 2, 3],
    ['cross.jpg', JPEG_HELD_UPRIGHT, 'image/jpeg', 3, 2],
    ['cross.webp', WEBP, 'image/webp', 2, 3],
    ['cross.avif', AVIF, 'image/avif', 2, 3],
  ])('%s is welcome, and its size and type are known', async (file, bytes, mimeType, width, height) => {
    const folder = withPicture(file, bytes);
    expect(problemLinesOf(folder)).toEqual([]);
    const icon = (await loadCatalog([folder])).icons.find(({ id }) => id === 'cross');
    expect(icon).toMatchObject({ mimeType, width, height, sizeBytes: Buffer.from(bytes).length });
  });

  it.each([
    ['cross.png', JPEG, 'the content is image/jpeg, but the extension is “.png”: correct the extension'],
    ['cross.svg', PNG, 'the content is image/png, but the extension is “.svg”: correct the extension'],
    ['cross.png', 'no picture', 'this is not a complete picture of a known format'],
    ['cross.png', '', 'this is not a complete picture of a known format'],
    ['cross.png', PNG.subarray(0, 22), 'this is not a complete picture of a known format'],
    ['cross.jpg', JPEG.subarray(0, 30), 'this is not a complete picture of a known format'],
    ['cross.png', PNG.subarray(0, -1), 'this is not a complete picture of a known format'],
    ['cross.jpg', JPEG.subarray(0, -1), 'this is not a complete picture of a known format'],
    ['cross.webp', WEBP.subarray(0, -1), 'this is not a complete picture of a known format'],
    ['cross.avif', AVIF.subarray(0, -1), 'this is not a complete picture of a known format'],
    [
      'cross.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>',
      'use SVG with a width and a height',
    ],
    [
      'cross.png',
      Buffer.from('GIF89a\x02\x00\x03\x00\x80\x00\x00'),
      'this is not a complete picture of a known format',
    ],
  ])('%s that is another or none is found', (file, bytes, message) => {
    const lines = problems(file, bytes);
    expect(lines).toEqual([expect.stringContaining(message)]);
    expect(lines[0]).toMatch(`icons/${file}:1:1: `);
  });

  it('of an unknown kind by its name is found', () => {
    expect(problems('cross.gif', PNG)[0]).toContain(
      '[0].file: the file name of a picture contains only lowercase Latin letters',
    );
  });

  it('that is a link to a file outside, or is in a folder that is one, is found', () => {
    const outside = path.join(temporaryFolder(), 'secret.svg');
    writeFileSync(outside, svg(''));
    const linked = dataFolder({ 'icons.yaml': '- { id: cross, file: cross.svg, title: { ru: Крест, en: Cross } }\n' });
    symlinkSync(outside, path.join(linked, 'icons/cross.svg'));
    const said = 'icons/cross.svg:1:1: this link leads outside the data folder: replace it with the picture itself';
    expect(problemLinesOf(linked)).toEqual([said]);
    const moved = withPicture('cross.svg', svg(''));
    const elsewhere = path.join(temporaryFolder(), 'icons');
    mkdirSync(elsewhere);
    copyFileSync(path.join(moved, 'icons/cross.svg'), path.join(elsewhere, 'cross.svg'));
    renameSync(path.join(moved, 'icons'), path.join(moved, '.icons'));
    symlinkSync(elsewhere, path.join(moved, 'icons'));
    expect(problemLinesOf(moved)).toEqual([said]);
  });

  it('that is a folder is found', () => {
    const folder = dataFolder({
      'icons.yaml': '- { id: cross, file: cross.svg, title: { ru: Крест, en: Cross } }\n',
      'icons/cross.svg/x': '',
    });
    expect(problemLinesOf(folder)).toEqual([
      'icons/cross.svg:1:1: this must be a file, but a folder has its name: delete the folder or choose another place',
    ]);
  });
});

describe('an SVG', () => {
  it.each([
    '<title>Cross</title><g fill="url(#a)" style="stroke: url(&quot;#a&quot;)"><use href="#b" xlink:href="#b"/></g>',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>',
    '<style>.a { fill: url(#a); stroke: red }</style><text xml:space="preserve">A &lt; B &amp; C</text>',
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>',
    '<!-- a remark --><metadata/>',
  ])('that only draws is right: %s', (inside) => {
    expect(problems('cross.svg', svg(inside))).toEqual([]);
  });

  it.each(['annunciation', 'pascha'])('of the project is right: %s', (name) => {
    expect(problems('cross.svg', readFileSync(path.join(REAL_DATA, `icons/${name}.svg`)))).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<script href="#a"/>', '<script>'],
    ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', '<x:script>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', '<h:script>'],
    ['<h:path xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:path>'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', '<foreignObject>'],
    ['<path onload="alert(1)"/>', 'onload="alert(1)"'],
    ['<path ONCLICK="alert(1)"/>', 'ONCLICK="alert(1)"'],
    ['<g onmouseover="alert(1)"/>', 'onmouseover="alert(1)"'],
    ['<a href="javascript:alert(1)"><path/></a>', '<a>'],
    ['<a xlink:href="https://x.example"><path/></a>', '<a>'],
    ['<use href="https://x.example/a.svg#b"/>', 'href="https://x.example/a.svg#b"'],
    ['<use xlink:href="other.svg#b"/>', 'xlink:href="other.svg#b"'],
    ['<image href="https://x.example/a.png"/>', 'href="https://x.example/a.png"'],
    ['<image href="file:///etc/passwd"/>', 'href="file:///etc/passwd"'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'href="data:image/svg+xml;base64,AAAA"'],
    ['<use href="data:image/svg+xml,%3Csvg%3E#a"/>', 'href="data:image/svg+xml,%3Csvg%3E#a"'],
    ['<use href="&#104;ttps://x.example"/>', 'href="https://x.example"'],
    ['<feImage href="https://x.example/a.png"/>', '<feImage>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', '<animate>'],
    ['<set attributeName="onload" to="alert(1)"/>', '<set>'],
    ['<iframe src="https://x.example"/>', '<iframe>'],
    ['<handler type="text/javascript">alert(1)</handler>', '<handler>'],
    ['<path fill="url(https://x.example/a)"/>', 'fill="url(https://x.example/a)"'],
    ['<path style="fill: URL( &quot;//x.example/a&quot; )"/>', 'style="fill: URL('],
    ['<path style="fill: u\\72l(//x.example)"/>', 'style="fill: u\\72l('],
    ['<style>@import "https://x.example";</style>', '“@import”'],
    ['<style>@import url(#a);</style>', '“@import”'],
    ['<style><![CDATA[@font-face { src: url(https://x.example) }]]></style>', '“@font”'],
    ['<style>a { fill: ur<!-- -->l(https://x.example) }</style>', '“url(”'],
    ['<style>a { fill: ur<g/>l(https://x.example) }</style>', 'a style cannot contain <g>'],
    ['<style>a { background: image-set("https://x.example" 1x) }</style>', '“image-set(”'],
    ['<path xml:base="https://x.example/"/>', 'xml:base="https://x.example/"'],
    ['<path xmlns:e="http://www.w3.org/2001/xml-events" e:handler="#x"/>', 'e:handler="#x"'],
    ['<?xml-stylesheet href="https://x.example/a.css"?>', '“<?xml-stylesheet”'],
    ['&nbsp;', 'this is not valid XML'],
    ['<g>', 'this is not valid XML'],
    ['<g>'.repeat(200_000), 'tags are nested more than 100 deep'],
    ['<g a="1" a="2"/>', 'this is not valid XML'],
  ])('that could do more is refused, at its place: %s', (inside, what) => {
    const lines = problems('cross.svg', svg(inside));
    expect(lines[0]).toContain(what);
    expect(lines[0]).toMatch(/^icons\/cross\.svg:[23]:\d+: /);
    expect(lines[0]).toContain('save it as a plain SVG that only draws');
  });

  it.each([
    [`<!DOCTYPE svg SYSTEM "https://x.example/a.dtd">${svg('')}`, 'a picture cannot contain a DOCTYPE'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'a picture cannot contain a DOCTYPE'],
    [`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'the encoding is UTF-7, not UTF-8'],
    [svg('', ' onload="alert(1)"'), 'onload="alert(1)"'],
    ['<svg width="8" height="9"><path/></svg>', 'a picture cannot contain <svg>'],
  ])('whose beginning is not that of a drawing is refused: %s', (text, what) => {
    expect(problems('cross.svg', text)[0]).toContain(what);
  });

  it('that is not UTF-8 is refused', () => {
    expect(problems('cross.svg', Buffer.from(svg('<title>é</title>'), 'latin1'))).toEqual([
      'icons/cross.svg:1:1: the file is not in UTF-8: save it as UTF-8',
    ]);
  });

  it('may have an XML declaration', () => {
    expect(problems('cross.svg', `<?xml version="1.0" encoding="UTF-8"?>\n${svg('')}`)).toEqual([]);
  });
});
