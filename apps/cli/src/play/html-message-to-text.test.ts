import { Html } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { readableMessage } from './html-message-to-text.ts';

it.each<[name: string, html: string, lines: readonly string[]]>([
  [
    'puts each paragraph and each line of it on its own line',
    '<p dir="auto">One.<br>Two.</p><p>Three.</p>',
    ['One.', 'Two.', 'Three.'],
  ],
  [
    'shows what was escaped as it was written, once',
    '<p>&lt;b&gt; &amp;lt; &quot;a&quot; &#39;b&#39;</p>',
    [`<b> &lt; "a" 'b'`],
  ],
  [
    'sets quotations off with a bar',
    '<div class="comment works"><blockquote><p>My words</p></blockquote><p>Good.</p></div>',
    ['│ My words', 'Good.'],
  ],
  [
    'aligns the columns of a table under its caption',
    '<table class="scores"><caption>Your texts</caption><thead><tr><th scope="col">Text</th><th scope="col">Score</th></tr></thead><tbody><tr><th scope="row">First</th><td>97</td></tr></tbody></table><p>Done.</p>',
    ['Your texts', 'Text   Score', 'First  97', 'Done.'],
  ],
  [
    'marks the rare words of a list, and nothing behind them',
    '<ul dir="auto"><li><span class="rare">caspase</span> – perhaps “cutter”</li></ul>',
    ['• *caspase* – perhaps “cutter”'],
  ],
  [
    'leaves other spans alone',
    '<p>A <span class="mid">cell</span> <strong>divides</strong>.</p>',
    ['A cell divides.'],
  ],
  ['lets no message steer the terminal', '<p>a\u001b[2Jb\u0007</p>', ['a[2Jb']],
])('%s', (_name, html, lines) => {
  expect(readableMessage(new Html(html))).toEqual({ text: lines.join('\n'), options: [] });
});

it('lists the options apart from the text, each with what it sends', () => {
  const buttons =
    '<button type="button" class="option" data-value="1">A &gt; B (1)</button>' +
    '<button type="button" class="option" data-value="No &amp; yes">No</button>';
  expect(readableMessage(new Html(`<p>Which?</p><div class="options">${buttons}</div>`))).toEqual({
    text: 'Which?',
    options: [
      { send: '1', label: 'A > B' },
      { send: 'No & yes', label: 'No' },
    ],
  });
});
