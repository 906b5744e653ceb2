import { describe, expect, it } from 'vitest';

import { gradedLine } from '../graded-line-for-tests.ts';
import type { GradedLine } from '../group-state.ts';
import { nextComparing, nothingToCompare, type Comparing } from './comparison-state.ts';
import { outcomeOf } from './comparison-and-excluded-files.ts';

const file = (name: string) => new File([], name);
const rareOf = (rare: number, cleaned = 100) => ({
  totals: {
    ...gradedLine().totals,
    rare,
    cleaned,
    unroundedScore: 100 - rare,
    ...(cleaned === 0 && { score: null, unroundedScore: null }),
  },
});

const maya = [file('Maya.docx'), file('maya.txt')] as const;
const noam = [file('noam.txt'), file('noam.txt')] as const;
const rounds: Comparing = {
  ...nothingToCompare,
  before: [maya[0], noam[0], file('lea.txt')],
  after: [maya[1], noam[1], file('omer.txt')],
};
const reasons = (comparing: Comparing) =>
  outcomeOf(comparing).leftOut.map(({ file: { name }, reason }) => [name, reason.kind]);

const heard = (
  comparing: Comparing,
  ...all: (readonly [File, Partial<GradedLine> | 'damaged'])[]
) =>
  all.reduce(
    (state, [of, said]) =>
      nextComparing(state, {
        kind: 'heard',
        file: of,
        line:
          said === 'damaged'
            ? {
                kind: 'file',
                index: 0,
                name: '',
                status: 'failed',
                code: 'corrupt-file',
                message: '',
              }
            : gradedLine(said),
      }),
    comparing,
  );

describe('what two rounds come to', () => {
  it('is known in pairs and unmatched files before anything is read', () => {
    const { pairs, comparison } = outcomeOf(rounds);
    expect(pairs.map(({ student }) => student)).toEqual(['Maya', 'noam']);
    expect(comparison).toBeNull();
    expect(reasons(rounds)).toEqual([
      ['lea.txt', 'only-before'],
      ['omer.txt', 'only-after'],
    ]);
  });

  it('grows with each pair that is read', () => {
    const half = heard(rounds, [maya[0], rareOf(5)]);
    expect(outcomeOf(half).comparison).toBeNull();
    const { comparison } = outcomeOf(heard(half, [maya[1], rareOf(2)]));
    expect(comparison?.students).toEqual([
      {
        student: 'Maya',
        rareShare: { before: 5, after: 2 },
        score: { before: 95, after: 98 },
        words: { before: 100, after: 100 },
      },
    ]);
  });

  it('leaves a pair out when one of its files cannot be read or has no words, and compares the rest', () => {
    const read = heard(
      rounds,
      [maya[0], 'damaged'],
      [maya[1], rareOf(2)],
      [noam[0], rareOf(4)],
      [noam[1], rareOf(1)],
    );
    expect(outcomeOf(read).comparison?.students).toHaveLength(1);
    expect(reasons(read)[0]).toEqual(['Maya.docx', 'unreadable']);
    const wordless = heard(rounds, [maya[0], rareOf(0, 0)], [maya[1], rareOf(0)]);
    expect(outcomeOf(wordless).comparison).toBeNull();
    expect(reasons(wordless)[0]).toEqual(['Maya.docx', 'no-words']);
  });

  it('compares nobody across two sets of counts', () => {
    const other = {
      ...rareOf(2),
      dictionary: { ...gradedLine().dictionary, code: 'HebrewGeneral' },
    };
    const read = heard(rounds, [maya[0], rareOf(5)], [maya[1], other]);
    expect(outcomeOf(read).comparison).toBeNull();
    expect(reasons(read)[0]).toEqual(['maya.txt', 'other-counts']);
  });

  it('names all files of a name that is there twice in a round', () => {
    const twice = nextComparing(rounds, {
      kind: 'added',
      round: 'after',
      files: [file('MAYA.docx')],
    });
    expect(reasons(twice).slice(2)).toEqual([
      ['Maya.docx', 'doubled'],
      ['maya.txt', 'doubled'],
      ['MAYA.docx', 'doubled'],
    ]);
  });

  it('forgets what was read when other counts are asked for, and keeps it when a file is added', () => {
    const read = heard(rounds, [maya[0], rareOf(5)], [maya[1], rareOf(2)]);
    const more = nextComparing(read, { kind: 'added', round: 'before', files: [file('z.txt')] });
    expect(outcomeOf(more).comparison).not.toBeNull();
    expect(outcomeOf(nextComparing(read, { kind: 'recounted' })).comparison).toBeNull();
  });
});
