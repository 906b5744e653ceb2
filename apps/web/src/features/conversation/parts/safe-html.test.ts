import { describe, expect, test } from 'vitest';

import { chosenValue, safeHtml } from './safe-html.ts';

describe('a message', () => {
  test('keeps its options and loses what could act', () => {
    const html =
      '<p onclick="x()">Hi<script>x()</script></p><button class="option" data-value="2">Two</button><img src=x onerror=x()>';
    expect(safeHtml(html, true)).toBe(
      '<p>Hi</p><button class="option" data-value="2" type="button">Two</button>',
    );
  });

  test('of an older question can no longer be chosen from', () => {
    expect(safeHtml('<button data-value="1">One</button>', false)).toContain('disabled');
  });
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
