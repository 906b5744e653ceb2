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

/** As many comments as a model may write of one draft. */
const together = 3;

/** Comments with what people judged, and their place between 0 and 1. */
const marked = (rows: readonly Row[], isGood: boolean) =>
  rows.map(([kind, quote, text], at) => ({
    comment: { kind, quote, text, isGood },
    place: at / rows.length,
  }));

/** Good and bad ones by turns, so that a call holds both. */
function mixed({ good, bad }: JudgedDraft): readonly JudgedComment[] {
  return [...marked(good, true), ...marked(bad, false)]
    .toSorted((one, other) => one.place - other.place)
    .map(({ comment }) => comment);
}

/**
 * How often a model that judges lets bad comments pass and loses good ones, on comments that people judged. Many bad
 * ones would not come so far on the site, because the checks for safety and numbers leave them out before. `every`
 * takes one call of so many.
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
