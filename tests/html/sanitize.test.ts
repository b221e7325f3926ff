import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../generator/html/faults.ts';
import { htmlOf } from '../../generator/html/sanitize.ts';

describe('a text written by hand', () => {
  it.each([
    ['One paragraph.', '<p>One paragraph.</p>'],
    ['Two lines\n  of one paragraph.', '<p>Two lines of one paragraph.</p>'],
    ['One.\n\nTwo.\n \nThree.\n', '<p>One.</p><p>Two.</p><p>Three.</p>'],
    ['<p>Already <strong>HTML</strong>.</p>\n<p>Two.</p>', '<p>Already <strong>HTML</strong>.</p>\n<p>Two.</p>'],
    ['A line<br>and <em>another</em>.', '<p>A line<br />and <em>another</em>.</p>'],
    [
      '<h2>Head</h2><ul><li>one</li></ul><ol><li>two</li></ol><h3>x</h3>',
      '<h2>Head</h2><ul><li>one</li></ul><ol><li>two</li></ol><h3>x</h3>',
    ],
    ['Note<a href="#n1" id="r1">1</a>', '<p>Note<a href="#n1" id="r1">1</a></p>'],
    ['Bread & wine, 1 < 2', '<p>Bread &amp; wine, 1 &lt; 2</p>'],
  ])('%j becomes %j, and nothing is lost', (text, html) => {
    expect(htmlOf(text)).toBe(html);
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['<h2>Head</h2>\n\nOne.\n\nTwo\nlines.', '<h2>Head</h2><p>One.</p><p>Two lines.</p>'],
    ['One.\n\n<h2>Head</h2>\nTwo.', '<p>One.</p><h2>Head</h2><p>Two.</p>'],
    [
      'One <em>and</em>\n<ul>\n  <li>a</li>\n\n  <li><p>b</p>\n\n<p>c</p></li>\n</ul>\n\nTwo.\n\nThree.',
      '<p>One <em>and</em></p><ul>\n  <li>a</li>\n\n  <li><p>b</p>\n\n<p>c</p></li>\n</ul><p>Two.</p><p>Three.</p>',
    ],
  ])('%j becomes %j: what stands loose beside blocks is paragraphs too', (text, html) => {
    expect(htmlOf(text)).toBe(html);
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['<a href="https://example.org">away</a>', '<p><a>away</a></p>'],
    ['<a href="#n" class="x" onclick="y()">n</a>', '<p><a href="#n">n</a></p>'],
    ['<p class="lead">x</p>', '<p>x</p>'],
    ['<b>bold</b>', '<p>bold</p>'],
    ['<script>alert(1)</script>text', '<p>text</p>'],
    ['text<!-- remark -->', '<p>text</p>'],
  ])('%j has after sanitizing only what the contract allows, and is at fault', (text, html) => {
    expect(htmlOf(text)).toBe(html);
    expect(faultsOf(text)).not.toEqual([]);
  });
});

describe('the sanitizer', () => {
  it('changes nothing in its own output, nor in text without markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const html = htmlOf(text);
        expect(htmlOf(`${html}<p>.</p>`)).toBe(`${html}<p>.</p>`);
      }),
    );
  });
});

/** Known attacks, from the lists of OWASP and from the tests of sanitizers. */
const VECTORS = [
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="#" onmouseover="alert(1)">x</a>',
  '<a href="#x&quot; onclick=&quot;alert(1)">x</a>',
  '<a id="x" onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<body onload=alert(1)>',
  '<input onfocus=alert(1) autofocus>',
  '<form><button formaction=javascript:alert(1)>x</button></form>',
  '<video><source onerror="alert(1)"></video>',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<base href="javascript:alert(1)//">',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '"><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<template><script>alert(1)</script></template>',
  '<details open ontoggle=alert(1)>',
  '<p><a href="#a"><img src=x onerror=alert(1)></a></p>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--><script>alert(1)</script>-->',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="#x" href="javascript:alert(1)">x</a>',
  '<A HREF="vbscript:msgbox(1)">x</A>',
  '<p\u0000onclick=alert(1)>x</p>',
  '<em/onmouseover=alert(1)>x</em>',
  '<strong\nonclick=alert(1)\n>x</strong>',
];

describe('a hostile text', () => {
  it.each(VECTORS)('%s leaves nothing that runs, and has a fault', (vector) => {
    const html = htmlOf(vector);
    for (const [tag] of html.matchAll(/<[^>]*>/g)) {
      expect(tag).toMatch(/^<\/?(p|br|h2|h3|ul|ol|li|strong|em|a)( \/|( href="#[\w.:-]+")?( id="[\w.:-]+")?)?>$/);
    }
    expect(faultsOf(vector).length > 0).toBe(vector !== '&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
