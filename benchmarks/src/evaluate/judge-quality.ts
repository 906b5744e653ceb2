import { readFileSync } from 'node:fs';

import type { openJudge } from '@vernacular/coach/llm';
import type { CoachComment, RubricRequest } from '@vernacular/exercises';

import { shareOf, type Finding } from '../frame/finding.ts';

const file = new URL('../../../packages/coach/quality/judged-comments.json', import.meta.url);

type Row = readonly [kind: CoachComment['kind'], quote: string, text: string];
interface JudgedDraft {
  readonly draft: string;
  readonly good: readonly Row[];
  readonly bad: readonly Row[];
}

interface JudgedComment extends CoachComment {
  readonly isGood: boolean;
}

const requestOf = (draft: string): RubricRequest => ({
  kind: 'coach',
  key: 'evaluation',
  focus: 'summary',
  language: /[\u05D0-\u05EA]/u.test(draft) ? 'he' : 'en',
  draft,
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: 'high school pupils', description: '' },
  range: { from: 100, to: 140 },
  jargon: [],
  wantsVersion: false,
});

/** Number of comments a model may write on one draft. */
const together = 3;

const marked = (rows: readonly Row[], isGood: boolean) =>
  rows.map(([kind, quote, text], at) => ({
    comment: { kind, quote, text, isGood },
    place: at / rows.length,
  }));

/** Interleaves good and bad comments, so that each call holds both. */
function mixed({ good, bad }: JudgedDraft): readonly JudgedComment[] {
  return [...marked(good, true), ...marked(bad, false)]
    .toSorted((one, other) => one.place - other.place)
    .map(({ comment }) => comment);
}

/**
 * Measures how often a judging model passes bad comments and rejects good ones, on comments that people judged. On the
 * site many of the bad ones never reach it, because the safety and number checks drop them first. With `every` only
 * each nth call is judged.
 */
export async function judgeQuality(
  judge: ReturnType<typeof openJudge>,
  { set, every, say }: { readonly set: string; readonly every: number; readonly say: boolean },
): Promise<readonly Finding[]> {
  const drafts = Object.values(
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, JudgedDraft>,
  );
  const calls = drafts.flatMap((one) => {
    const comments = mixed(one);
    return Array.from({ length: Math.ceil(comments.length / together) }, (_, at) => ({
      request: requestOf(one.draft),
      comments: comments.slice(at * together, (at + 1) * together),
    }));
  });
  const passed: JudgedComment[] = [];
  const lost: JudgedComment[] = [];
  let unread = 0;
  for (const { request, comments } of calls.filter((_, at) => at % every === 0)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a small machine judges one call at a time
      const shown = await judge(request, { comments, version: '' });
      for (const comment of comments)
        (shown.comments.includes(comment) ? passed : lost).push(comment);
    } catch {
      unread += 1;
    }
  }
  if (say) {
    for (const { text } of passed.filter(({ isGood }) => !isGood)) console.log(`  passed: ${text}`);
    for (const { text } of lost.filter(({ isGood }) => isGood)) console.log(`  lost: ${text}`);
  }
  console.log(`judgements that could not be had: ${unread}`);
  const outcomes = [
    ...passed.map((comment) => ({ comment, isPassed: true })),
    ...lost.map((comment) => ({ comment, isPassed: false })),
  ];
  const of = (isGood: boolean) => outcomes.filter(({ comment }) => comment.isGood === isGood);
  return [
    shareOf(
      set,
      'bad comments that the judgement lets pass',
      of(false).map(({ isPassed }) => isPassed),
    ),
    shareOf(
      set,
      'good comments that the judgement loses',
      of(true).map(({ isPassed }) => !isPassed),
    ),
  ];
}
