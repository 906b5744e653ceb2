import { expect, expectTypeOf, it } from 'vitest';

import { type Html, markup, paragraphs } from './html.ts';

it('escapes whatever is put into a template', () => {
  expect(markup`<p title="${'"x"'}">${"<b>&'"}</p>`.source).toBe(
    '<p title="&quot;x&quot;">&lt;b&gt;&amp;&#39;</p>',
  );
});

it('leaves alone what came from a template', () => {
  expect(markup`<ul>${[markup`<li>1</li>`, markup`<li>2</li>`]}</ul>`.source).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  );
});

it('leaves out the line breaks of the template and keeps those of the text', () => {
  expect(
    markup`<p>
    ${'a\nb'}
  </p>`.source,
  ).toBe('<p>a\nb</p>');
});

it('makes paragraphs of a text, each in its own direction', () => {
  expect(paragraphs('one\ntwo\n\n\nשלוש <3').source).toBe(
    '<p dir="auto">one<br>two</p><p dir="auto">שלוש &lt;3</p>',
  );
});

it('is no text to the compiler, and text is no HTML', () => {
  expectTypeOf<Html>().not.toExtend<string>();
  expectTypeOf<string>().not.toExtend<Html>();
  expectTypeOf<{ source: string; toJSON: () => string }>().not.toExtend<Html>();
});

it('is stored and sent as what it holds', () => {
  expect(JSON.stringify({ text: paragraphs('a < b') })).toBe(
    '{"text":"<p dir=\\"auto\\">a &lt; b</p>"}',
  );
});
