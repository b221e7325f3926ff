import fc from 'fast-check';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../generator/html/sanitize.ts';
import { htmlNodes } from '../../generator/site/views/html.ts';

const shown = (html: string) => renderToString(h('div', {}, htmlNodes(html))).slice(5, -6);
/** The allowed output: elements without attributes, links to places of the text, and text. */
const HARMLESS =
  /^(?:[^<>]|<\/?(?:p|h5|h6|ul|ol|li|strong|em)>|<br\/>|<a(?: href="#text-[\w.:-]+")?(?: id="text-[\w.:-]+")?>|<\/a>)*$/;

describe('an html field of an answer', () => {
  it.each([
    ['<p>Отче наш</p>', '<p>Отче наш</p>'],
    ['<p>one<br />two</p><p>three</p>', '<p>one<br/>two</p><p>three</p>'],
    ['<h2>a</h2><h3>b</h3>', '<h5>a</h5><h6>b</h6>'],
    ['<ul><li>a <strong>b <em>c</em></strong></li></ul><ol><li>d</li></ol>', undefined],
    ['x<a href="#n1" id="r1">1</a>', 'x<a href="#text-n1" id="text-r1">1</a>'],
    ['<p>Bread &amp; wine, 1 &lt; 2 &gt; 0</p>', '<p>Bread &amp; wine, 1 &lt; 2 > 0</p>'],
    ['<p>&amp;lt;b&amp;gt;</p>', '<p>&amp;lt;b&amp;gt;</p>'],
  ])('%j is shown with lower headings, and with ids that differ from those of the page', (html, expected) => {
    expect(shown(html)).toBe(expected ?? html);
  });

  it.each([
    ['<p class="skip" id="content" onclick="x()">a</p>', '<p>a</p>'],
    ['a<script>x()</script><style>p{}</style><template><p>t</p></template><iframe src="/">f</iframe>b', 'ab'],
    ['a<script>x()', 'a'],
    ['<SCRIPT>x()</SCRIPT ><img src="x" onerror="x()">', ''],
    ['<div><b>bold</b> <span>text</span></div>', 'bold text'],
    ['<a href="javascript:x()">a</a><a href="//elsewhere.example">b</a>', '<a>a</a><a>b</a>'],
    ['<a data-href="#x" href="#" title="#">a</a>', '<a>a</a>'],
    ['<!doctype html><!-- remark --><?php x ?>a', 'a'],
    ['1 < 2', '1 &lt; 2'],
  ])('%j is shown without what is not allowed in a text', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('is shown completely if it comes from the sanitizer', () => {
    const markup = fc.constantFrom(
      '<p>',
      '</p>',
      '<em>',
      '</em>',
      '<br>',
      '<h2>',
      '</h2>',
      '<a href="#n">',
      '</a>',
      '&',
      '"',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(markup, fc.string({ unit: 'grapheme' }))), (pieces) => {
        const html = htmlOf(pieces.join(''));
        const expected = html
          .replaceAll('h2>', 'h5>')
          .replaceAll('href="#', 'href="#text-')
          .replaceAll('<br />', '<br/>');
        expect(shown(html).replaceAll('&quot;', '"').replaceAll('>', '&gt;')).toBe(
          expected.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('>', '&gt;'),
        );
      }),
    );
  });

  it('brings only harmless elements onto the page, whatever it contains', () => {
    const hostile = fc.constantFrom(
      '<',
      '</',
      '>',
      '"',
      "'",
      '=',
      '&',
      ';',
      '<a ',
      ' href="#',
      ' id="',
      'script',
      '<!--',
      'onload',
      '/',
      '<p',
      '<svg',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.string())), (pieces) => {
        expect(shown(pieces.join('')).replaceAll(/(?<=^|>)[^<]*/g, '')).toMatch(HARMLESS);
      }),
    );
  });
});
