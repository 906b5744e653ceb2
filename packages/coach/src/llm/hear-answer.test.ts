import type { CoachComment } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { hearAnswer } from './hear-answer.ts';
import { wholeComments } from './whole-comments.ts';

const comment = { kind: 'works', text: 'That is clear.', quote: 'rice' };

/** How often an answer of so many comments is judged, of how many letters, and after how many it is heard no more. */
function listen(
  times: number,
  { isSound = true, size = 4, wantsVersion = false, version = '' } = {},
) {
  let judged = 0;
  const answer = hearAnswer({
    judge: (content) => {
      judged += 1;
      return isSound ? (wholeComments(content).slice(0, 3) as CoachComment[]) : [];
    },
    onComments: () => undefined,
    wantsVersion,
    thinksUnmarked: false,
  });
  const content = JSON.stringify({
    comments: Array.from({ length: times }, () => comment),
    version,
  });
  for (let at = 0; at < content.length; at += size)
    if (answer.hear(content.slice(at, at + size))) return { judged, isStopped: true };
  return { judged, isStopped: false };
}

test('an answer is judged once for each comment, in pieces of whatever size', () => {
  for (const size of [1, 4, 1000]) expect(listen(3, { size }).judged).toBeLessThanOrEqual(3);
  expect(listen(3, { size: 1 })).toEqual({ judged: 3, isStopped: false });
});

test('three sound comments are enough: a loop is heard no further', () => {
  expect(listen(600)).toEqual({ judged: 3, isStopped: true });
  expect(listen(100, { size: 10_000 })).toEqual({ judged: 1, isStopped: true });
});

test('comments that may not be shown are judged a dozen times and no more', () => {
  expect(listen(600, { isSound: false })).toEqual({ judged: 12, isStopped: true });
});

test('a version that is wanted is waited for, as long as an answer can be', () => {
  const version = 'We change genes in rice. ';
  expect(listen(3, { wantsVersion: true, version: version.repeat(40) }).isStopped).toBe(false);
  expect(listen(3, { wantsVersion: true, version: version.repeat(4000) }).isStopped).toBe(true);
});
