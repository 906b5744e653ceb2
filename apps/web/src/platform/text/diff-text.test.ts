import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shortened, diffText, type Stretch } from './diff-text.ts';

const marks = { same: ['', ''], gone: ['[-', '-]'], new: ['{+', '+}'] } as const;
const told = (stretches: readonly Stretch[]) =>
  stretches.map(({ kind, text }) => (text === '' ? '…' : marks[kind].join(text))).join('');
const farthest = 2000;
const found = (from: string, to: string) => diffText(from, to, farthest) ?? [];
const changes = (from: string, to: string) => told(found(from, to));

const split = (all: string) => all.match(/\S+/g) ?? [];
const long = (word: string) => `${`${word} `.repeat(3000)}\nThe end.`;
const times = (count: number) => 'word '.repeat(count);

describe('what changed between two texts', () => {
  it('is told by words', () =>
    expect(changes('We utilized it twice.', 'We used it twice.')).toBe(
      'We [-utilized-]{+used+} it twice.',
    ));

  it('is nothing where only spaces and line ends differ', () =>
    expect(changes('One  two\nthree', 'One two three\n')).toBe('One two three\n'));

  it.each([
    ['', 'New.', '{+New.+}'],
    ['Old.', '', '[-Old.-]'],
    ['', '', ''],
    ['תאי הגזע', 'התאים', '[-תאי הגזע-]{+התאים+}'],
    [
      'The drug made tumours smaller.',
      'The drug seems to make tumours smaller.',
      'The drug [-made-]{+seems to make+} tumours smaller.',
    ],
    ['It was well tolerated. Good.', 'Good.', '[-It was well tolerated. -]Good.'],
    ['Bees fly.', 'Bees fly far.', 'Bees fly{+ far+}.'],
    ['אנו עורכים גנים באורז.', 'אנו עורכים גנים בחיטה.', 'אנו עורכים גנים [-באורז-]{+בחיטה+}.'],
    ['one two three four five', 'one 2 3 four five', 'one [-two three-]{+2 3+} four five'],
    ['Same.', 'Same.', 'Same.'],
  ])('%j, then %j', (from, to, expected) => expect(changes(from, to)).toBe(expected));

  it('loses no word of either text', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c ', ' ', '\n', 'd'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (from, to) => {
        const all = found(from, to);
        const without = (kind: Stretch['kind']) =>
          split(all.map((each) => (each.kind === kind ? '' : each.text)).join(''));
        expect(without('gone').join('')).toEqual(split(to).join(''));
        expect(without('new').join('')).toEqual(split(from).join(''));
      }),
    );
  });

  it('comes for long texts that have little in common too', () => {
    const texts = [long('one'), long('two'), farthest] as const;
    expect(diffText(...texts)).toBeNull();
    expect(diffText(...texts, 'lines')?.map(({ kind }) => kind)).toEqual(['gone', 'new', 'same']);
  });
});

describe('a long stretch that stayed', () => {
  it('is shortened to what stands beside a change', () => {
    const all = found(`${times(90)}old ${times(90)}`, `${times(90)}new ${times(90)}`);
    expect(told(shortened(all, 15))).toBe(`… ${times(15)}[-old-]{+new+} ${times(15).trim()}…`);
  });

  it('stays whole where little would be gained', () => {
    const all = found(`${times(20)}old`, `${times(20)}new`);
    expect(shortened(all, 15)).toEqual(all);
  });
});
