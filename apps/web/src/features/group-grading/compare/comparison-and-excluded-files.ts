import {
  compareStudents,
  hasScore,
  studentResult,
  type NamedPair,
  type StudentResult,
} from '@vernacular/analyzer';

import type { FileOutcome, GradedLine } from '../group-state.ts';
import type { Comparing } from './comparison-state.ts';
import { pairsOf } from './pairing/file-pairs.ts';

/** `parted`: its pair was undone by hand. `doubled`: another file of the round has the same name. */
type Alone = 'only-before' | 'only-after' | 'parted' | 'doubled';

/** Why a file is not compared. */
export type Reason =
  | { readonly kind: Alone | 'no-words' }
  | { readonly kind: 'unreadable'; readonly code: string; readonly message: string }
  /** The student's two texts are in different languages, so they were graded with different dictionaries. */
  | { readonly kind: 'other-counts' };

export interface LeftOutFile {
  readonly file: File;
  readonly reason: Reason;
}

/** The pairs of two rounds, their comparison (null if no pair is graded), and the files left out. */
export function outcomeOf({ before, after, partners, readings }: Comparing) {
  const { pairs, onlyBefore, onlyAfter, doubled, parted } = pairsOf(before, after, partners);
  const read = pairs.map((pair) => readPair(pair, readings));
  const students = read.flatMap(({ student }) => student ?? []);
  const sameNames = doubled.flatMap((bearers) => bearers.before.concat(bearers.after));
  return {
    pairs,
    leftOut: [
      ...read.flatMap(({ leftOut }) => leftOut),
      ...because('parted', parted),
      ...because('only-before', onlyBefore),
      ...because('only-after', onlyAfter),
      ...because('doubled', sameNames),
    ],
    comparison: students.length === 0 ? null : compareStudents(students),
    lines: read.flatMap(({ lines }) => lines),
  };
}

const because = (kind: Alone, files: readonly File[]): readonly LeftOutFile[] =>
  files.map((file) => ({ file, reason: { kind } }));

interface ReadPair {
  readonly student?: StudentResult;
  readonly leftOut: readonly LeftOutFile[];
  readonly lines: readonly GradedLine[];
}

const nothing = { leftOut: [], lines: [] } as const;

function readPair(
  { student, before, after }: NamedPair<File>,
  readings: Comparing['readings'],
): ReadPair {
  const [was, is] = [readings.get(before), readings.get(after)];
  if (!was || !is) return nothing;
  const leftOut = [...objectionsTo(before, was), ...objectionsTo(after, is)];
  if (leftOut.length > 0 || was.kind === 'failed' || is.kind === 'failed')
    return { ...nothing, leftOut };
  const [first, second] = [was.result, is.result];
  const [firstTotals, secondTotals] = [first.totals, second.totals];
  if (!hasScore(firstTotals) || !hasScore(secondTotals)) return nothing;
  if (first.dictionary.code !== second.dictionary.code)
    return { ...nothing, leftOut: [{ file: after, reason: { kind: 'other-counts' } }] };
  return {
    student: studentResult(student, { before: firstTotals, after: secondTotals }),
    leftOut,
    lines: [first, second],
  };
}

function objectionsTo(file: File, reading: FileOutcome): readonly LeftOutFile[] {
  if (reading.kind === 'failed') {
    const { code, message } = reading;
    return [{ file, reason: { kind: 'unreadable', code, message } }];
  }
  return hasScore(reading.result.totals) ? [] : [{ file, reason: { kind: 'no-words' } }];
}
