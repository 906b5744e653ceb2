import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { abridged, changesBetween, type Stretch } from './changes.ts';

const marked = (before: string, after: string) =>
  changesBetween(before, after)
    .stretches.map(({ kind, text }) =>
      kind === 'kept' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');

const long = (word: string) => Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(' ');
const without = (kind: Stretch['kind'], stretches: readonly Stretch[]) =>
  stretches.flatMap((each) => (each.kind === kind ? [] : each.text)).join('');

test.each([
  [
    'The drug made tumours smaller.',
    'The drug seems to make tumours smaller.',
    'The drug -made-+seems to make+ tumours smaller.',
  ],
  ['It was well tolerated. Good.', 'Good.', '-It was well tolerated. -Good.'],
  ['Bees fly.', 'Bees fly far.', 'Bees fly+ far+.'],
  ['אנו עורכים גנים באורז.', 'אנו עורכים גנים בחיטה.', 'אנו עורכים גנים -באורז-+בחיטה+.'],
  ['one two three four five', 'one 2 3 four five', 'one -two three-+2 3+ four five'],
  ['Same.', 'Same.', 'Same.'],
])('from “%s” to “%s”', (before, after, shown) => expect(marked(before, after)).toBe(shown));

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

test('what was kept and what is new make the new text; what was kept and what went made the old', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (before, after) => {
      const { stretches } = changesBetween(before, after);
      expect(without('removed', stretches)).toBe(after);
      expect(without('added', stretches)).toBe(before);
    }),
  );
});

test('of a long stretch that stayed, its ends are shown', () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' ');
  expect(abridged(`${words}.\n`)).toBe('w0 w1 w2 w3 w4 w5 … w34 w35 w36 w37 w38 w39.\n');
  expect(abridged(' eighteen words '.repeat(9))).toBe(' eighteen words '.repeat(9));
});
