import { assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { renderHtml } from './render-html.ts';
import { anyText } from './testing/any-text.ts';
import { each, smallDictionary } from './testing/small-dictionary.ts';

const dictionary = smallDictionary({ ...each('the of and', 5000), ...each('gene', 389) });
const html = (text: string) => renderHtml(analyze(text, dictionary));

it.each([
  ['The gene', '<p dir="auto">The <span class="mid">gene</span></p>'],
  ['xylem’s', '<p dir="auto"><span class="rare">xylem</span>’s</p>'],
  ['the\n\nof\r\nand', '<p dir="auto">the</p>\n<p dir="auto">of</p>\n<p dir="auto">and</p>'],
  [
    'the & of < and > "the" \'of\'',
    '<p dir="auto">the &amp; of &lt; and &gt; &quot;the&quot; &#39;of&#39;</p>',
  ],
  ['the\0\ud800', '<p dir="auto">the\ufffd\ufffd</p>'],
  ['', ''],
])('renders %j', (text, expected) => {
  expect(html(text)).toBe(expected);
});

it('holds no markup but its own, whatever the text', () => {
  assert(
    property(anyText, (text) => {
      const rest = html(`<img src=x onerror=1>${text}`).replaceAll(
        /<p dir="auto">|<\/p>|<span class="(?:mid|rare)">|<\/span>/gu,
        '',
      );
      expect(rest).not.toMatch(/[<>"']/u);
    }),
  );
});
