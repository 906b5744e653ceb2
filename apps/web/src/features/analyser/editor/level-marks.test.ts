import type { Level } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { markedText } from '../words/marked-text-for-tests.ts';
import { marksWithin } from './level-marks.ts';

const { text, words } = markedText('The **kinase** adds a *phosphate* to a *protein*.');
const everything = [{ from: 0, to: text.length }];

interface Wish {
  readonly filter?: Level | null;
  readonly active?: number;
  readonly stretches?: readonly { readonly from: number; readonly to: number }[];
  readonly unfinished?: number;
}

const marks = ({ filter = null, active = -1, stretches = everything, unfinished }: Wish = {}) =>
  marksWithin({ words, isCurrent: true, filter, active }, stretches, unfinished).map(
    ({ from, to, value }) => `${text.slice(from, to)}: ${value.spec.class}`,
  );

describe('the marks in a text', () => {
  it('mark mid-frequency and rare words and leave common ones alone', () =>
    expect(marks()).toEqual(['kinase: level-rare', 'phosphate: level-mid', 'protein: level-mid']));

  it('are drawn only where the text can be seen', () =>
    expect(
      marks({ stretches: [{ from: text.indexOf('adds'), to: text.indexOf(' to a') }] }),
    ).toEqual(['phosphate: level-mid']));

  it('are drawn once where two stretches share a word', () => {
    const within = text.indexOf('phosphate') + 3;
    const stretches = [
      { from: 0, to: within },
      { from: within, to: text.length },
    ];
    expect(marks({ stretches })).toEqual(marks());
  });

  it('show one level alone', () =>
    expect(marks({ filter: 'rare' })).toEqual(['kinase: level-rare']));

  it('show common words when they are asked for', () =>
    expect(marks({ filter: 'common' })).toEqual([
      'The: level-common',
      'adds: level-common',
      'a: level-common',
      'to: level-common',
      'a: level-common',
    ]));

  it('highlight the word whose card is open, whatever its level', () =>
    expect(marks({ filter: 'rare', active: 0 })).toEqual([
      'The: level-common is-active',
      'kinase: level-rare',
    ]));

  it('point out a common word with a technical sense, unless one level is shown alone', () => {
    const { words: plain } = markedText('The culture **grew**.');
    const senses = new Map([[1, [{ kind: 'technical-sense', sense: 'cells' } as const]]]);
    const noted = { ...plain, notes: senses };
    const classes = (filter: Level | null) =>
      marksWithin({ words: noted, isCurrent: true, filter, active: -1 }, everything).map(
        ({ value }) => String(value.spec.class),
      );
    expect(classes(null)).toEqual(['noted', 'level-rare']);
    expect(classes('rare')).toEqual(['level-rare']);
  });

  it('tell a word that the readers know from the others of its level', () => {
    const flagged = words.flagged.map((word) =>
      word.word === 'kinase' ? { ...word, knownAs: ['kinase'] } : word,
    );
    const classes = (filter: Level | null, active = -1) =>
      marksWithin(
        { words: { ...words, flagged }, isCurrent: true, filter, active },
        everything,
      ).map(({ value }) => String(value.spec.class));
    expect(classes(null)).toEqual(['level-known', 'level-mid', 'level-mid']);
    expect(classes('rare', 1)).toEqual(['level-known is-active']);
  });

  it('leave the word alone that is being typed', () =>
    expect(marks({ unfinished: text.indexOf('kinase') + 'kinase'.length })).toEqual([
      'phosphate: level-mid',
      'protein: level-mid',
    ]));
});
