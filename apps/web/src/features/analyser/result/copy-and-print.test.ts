import { expect, it } from 'vitest';

import { markedText } from '../words/marked-text-for-tests.ts';
import { colouredHtml } from './copy-and-print.tsx';

const html = (marked: string) => {
  const { text, words } = markedText(marked);
  return colouredHtml(text, words);
};

it('colours and underlines what is flagged, rare words in bold, without a style that the policy forbids', () =>
  expect(html('A **kinase** in *tissue*.')).toBe(
    '<p dir="auto">A <font color="#b91c1c"><b><u>kinase</u></b></font> in <font color="#b45309"><u>tissue</u></font>.</p>',
  ));

it('lets no markup of the text through', () =>
  expect(html('a <b>bold</b> & old')).toBe(
    '<p dir="auto">a &lt;b&gt;bold&lt;/b&gt; &amp; old</p>',
  ));

it('makes a paragraph of each line', () =>
  expect(html('one\n\ntwo')).toBe('<p dir="auto">one</p>\n<p dir="auto">two</p>'));
