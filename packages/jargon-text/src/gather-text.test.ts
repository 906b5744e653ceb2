import { describe, expect, it } from 'vitest';

import { gatherText } from './gather-text.ts';

const page = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return gatherText(root);
};

/** What stands in the page where a word of the gathered text is. */
function placeOf(html: string, word: string): string {
  const { text, rangesOf } = page(html);
  const start = text.indexOf(word);
  const [place] = rangesOf([{ start, end: start + word.length }]);
  const range = document.createRange();
  range.setStart(place!.startContainer, place!.startOffset);
  range.setEnd(place!.endContainer, place!.endOffset);
  return range.toString();
}

describe('the text of an element', () => {
  it.each([
    ['One <em>word</em>s', 'One words'],
    ['<p>One</p><p>two</p>', '\nOne\n\ntwo\n'],
    ['a<br>b', 'a\n\nb'],
    ['a <code>let x</code> b<script>c</script><p hidden>d</p>', 'a  b'],
    ['a<!-- b -->c', 'ac'],
  ])('%s is %j', (html, text) => expect(page(html).text).toBe(text));
});

describe('the place of a word', () => {
  it.each([
    ['in one node', 'The <b>gene</b> is', 'gene'],
    ['across nodes', 'The <b>ge</b><i>n</i>e is', 'gene'],
    ['at the end of a node', '<p>The gene</p><p>is</p>', 'gene'],
    ['at the start of a node', '<p>The</p><p>gene is</p>', 'gene'],
    ['behind an empty node', '<p></p>The <i></i>gene', 'gene'],
  ])('%s', (_where, html, word) => expect(placeOf(html, word)).toBe(word));

  it('rises with those before it', () => {
    const { rangesOf } = page('a<b>b</b>c');
    expect(
      rangesOf([
        { start: 0, end: 1 },
        { start: 1, end: 2 },
        { start: 2, end: 3 },
      ]).map(({ startContainer, startOffset }) => [startContainer.textContent, startOffset]),
    ).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 0],
    ]);
  });
});
