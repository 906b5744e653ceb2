import { expect, it } from 'vitest';

import { asIs, markup, paragraphs } from './html.ts';

it('escapes whatever is put into a template', () => {
  expect(markup`<p title="${'"x"'}">${"<b>&'"}</p>`).toBe(
    '<p title="&quot;x&quot;">&lt;b&gt;&amp;&#39;</p>',
  );
});

it('leaves alone what came from a template', () => {
  expect(markup`<ul>${[asIs(markup`<li>1</li>`), asIs(markup`<li>2</li>`)]}</ul>`).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  );
});

it('leaves out the line breaks of the template and keeps those of the text', () => {
  expect(markup`<p>
    ${'a\nb'}
  </p>`).toBe('<p>a\nb</p>');
});

it('makes paragraphs of a text, each in its own direction', () => {
  expect(paragraphs('one\ntwo\n\n\nשלוש <3')).toBe(
    '<p dir="auto">one<br>two</p><p dir="auto">שלוש &lt;3</p>',
  );
});
