import { Html } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { chosenValue, messageHtml } from './message-html.ts';

const options =
  '<div class="options"><button type="button" class="option" data-value="1">One (1)</button><button class="option" data-value="2">Two (2)</button></div>';

describe('a message', () => {
  test('keeps its options and loses what could act', () => {
    const html =
      '<p onclick="x()">Hi<script>x()</script></p><button class="option" data-value="2">Two</button><img src=x onerror=x()><a href="javascript:x()">link</a>';
    expect(messageHtml(new Html(html), true)).toBe(
      '<p>Hi</p><button class="option" data-value="2" type="button">Two</button>link',
    );
  });

  test('that is answered has words where its options were, and marks the one taken', () => {
    expect(messageHtml(new Html(options), false, '2')).toBe(
      '<div class="options"><span class="option">One (1)</span><span class="option chosen">Two (2)</span></div>',
    );
  });

  test('that is only read marks none', () => {
    expect(messageHtml(new Html(options))).not.toMatch(/button|data-value|chosen/u);
  });
});

test('a message loses the list of checks where it is shown in another way', () => {
  const html = new Html('<p>Why?</p><section class="checks"><ul><li>How many?</li></ul></section>');
  expect(messageHtml(html, true, null, 'section.checks')).toBe('<p>Why?</p>');
  expect(messageHtml(html)).toContain('How many?');
});

const chosen = (html: string) => {
  document.body.innerHTML = html;
  return chosenValue(document.querySelector('i'));
};

describe('an option', () => {
  test.each([
    ['<button class="option" data-value="3"><i>Three</i></button>', '3'],
    ['<button class="option"><i>High school (3)</i></button>', '3'],
    ['<button class="option"><i>No number</i></button>', null],
    ['<p><i>Text</i></p>', null],
  ])('%s says %s', (html, value) => {
    expect(chosen(html)).toBe(value);
  });
});
