import { expect, it } from 'vitest';

import { markedText } from '../words/marked-text.ts';
import { colouredHtml } from './coloured-html.ts';

const html = (marked: string) => {
  const { text, words } = markedText(marked);
  return colouredHtml(text, words);
};

it('colours and underlines what is flagged', () =>
  expect(html('A **kinase** in *tissue*.')).toBe(
    '<p dir="auto">A <span style="color:#b91c1c;text-decoration:underline">kinase</span> in <span style="color:#b45309;text-decoration:underline;text-decoration-style:dotted">tissue</span>.</p>',
  ));

it('lets no markup of the text through', () =>
  expect(html('a <b>bold</b> & old')).toBe(
    '<p dir="auto">a &lt;b&gt;bold&lt;/b&gt; &amp; old</p>',
  ));

it('makes a paragraph of each line', () =>
  expect(html('one\n\ntwo')).toBe('<p dir="auto">one</p>\n<p dir="auto">two</p>'));
