import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shortened, textChanges, type Stretch } from './text-changes.ts';

const marks = { same: ['', ''], gone: ['[-', '-]'], new: ['{+', '+}'] } as const;
const told = (stretches: readonly Stretch[]) =>
  stretches.map(({ kind, text }) => (text === '' ? '…' : marks[kind].join(text))).join('');
const changes = (from: string, to: string) => told(textChanges(from, to));

const split = (all: string) => all.match(/\S+/g) ?? [];
const long = (word: string) => `${`${word} `.repeat(3000)}\nThe end.`;
const times = (count: number) => 'word '.repeat(count);

describe('what changed between two texts', () => {
  it('is told by words', () =>
    expect(changes('We utilized it twice.', 'We used it twice.')).toBe(
      'We [-utilized -]{+used +}it twice.',
    ));

  it('is nothing where only spaces and line ends differ', () =>
    expect(changes('One  two\nthree', 'One two three\n')).toBe('One two three\n'));

  it.each([
    ['', 'New.', '{+New.+}'],
    ['Old.', '', '[-Old.-]'],
    ['', '', ''],
    ['תאי הגזע', 'התאים', '[-תאי הגזע-]{+התאים+}'],
  ])('%j, then %j', (from, to, expected) => expect(changes(from, to)).toBe(expected));

  it('loses no word of either text', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'd'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (from, to) => {
        const found = textChanges(from, to);
        const without = (kind: Stretch['kind']) =>
          split(found.map((each) => (each.kind === kind ? '' : each.text)).join(''));
        expect(without('gone').join('')).toEqual(split(to).join(''));
        expect(without('new').join('')).toEqual(split(from).join(''));
      }),
    );
  });

  it('comes for long texts that have little in common too', () => {
    expect(textChanges(long('one'), long('two')).map(({ kind }) => kind)).toEqual([
      'gone',
      'new',
      'same',
    ]);
  });
});

describe('a long stretch that stayed', () => {
  it('is shortened to what stands beside a change', () => {
    const found = shortened(
      textChanges(`${times(90)}old ${times(90)}`, `${times(90)}new ${times(90)}`),
    );
    expect(told(found)).toBe(`…${times(15).replace(/^/, ' ')}[-old -]{+new +}${times(15).trim()}…`);
  });

  it('stays whole where little would be gained', () => {
    const found = textChanges(`${times(20)}old`, `${times(20)}new`);
    expect(shortened(found)).toEqual(found);
  });
});
