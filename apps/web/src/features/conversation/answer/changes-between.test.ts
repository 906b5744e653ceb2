import { expect, test } from 'vitest';

import { changesBetween } from './changes-between.ts';

const long = (word: string) => Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(' ');

test('counts the words that came and went, and no comma', () => {
  expect(
    changesBetween('We edit genes in rice.', 'We edit, in Haifa, genes in rice.'),
  ).toMatchObject({
    added: 2,
    removed: 0,
    isAnew: false,
  });
});

test('a text of which little is left was written anew', () => {
  expect(changesBetween('We edit genes in rice.', 'My cat sleeps on a warm stone.').isAnew).toBe(
    true,
  );
  expect(changesBetween(long('a'), long('b')).isAnew).toBe(true);
});

test('of a long stretch that stayed, what stands beside a change is shown', () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  expect(changesBetween(words, `${words} new`).stretches).toEqual([
    { kind: 'same', text: '' },
    { kind: 'same', text: ' w34 w35 w36 w37 w38 w39' },
    { kind: 'new', text: ' new' },
  ]);
});
