import { readFileSync } from 'node:fs';

import type { RubricRequest } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { nothingAsked } from '../local/nothing-asked.ts';
import { readReply } from './read-reply.ts';

type Row = readonly [kind: string, quote: string, text: string];
interface Judged {
  readonly draft: string;
  readonly good: readonly Row[];
  readonly bad: readonly Row[];
  readonly version: readonly (readonly ['good' | 'bad', string])[];
}

const prompt = { system: 'You are a patient teacher.', user: '' };
const read = (half: string) =>
  Object.values(
    JSON.parse(
      readFileSync(new URL(`../quality/model-comments/${half}.json`, import.meta.url), 'utf8'),
    ) as Record<string, Judged>,
  );

/** A comment that no check finds fault with, beside which the others are judged. */
function anchorFor(draft: string) {
  const quote = draft.slice(0, draft.indexOf('.') + 1);
  const isHebrew = /[א-ת]/u.test(draft);
  const text = isHebrew ? 'הקורא רואה כאן מה עשיתם.' : 'A reader can see what you did here.';
  return { kind: 'works', quote, text };
}

const requestOf = (draft: string): RubricRequest => ({
  ...nothingAsked,
  focus: 'summary',
  language: /[א-ת]/u.test(draft) ? 'he' : 'en',
  draft,
  audience: { name: 'high school pupils', description: '' },
  range: { from: 100, to: 140 },
  wantsVersion: true,
});

/** Whether each comment and each version is shown. */
function shown({ draft, good, bad, version }: Judged) {
  const request = requestOf(draft);
  const anchor = anchorFor(draft);
  const replyTo = (comments: readonly object[], text = '') =>
    readReply(
      JSON.stringify({ comments: [...comments, anchor], version: text }),
      request,
      prompt,
      'm1',
    );
  const isShown = ([kind, quote, text]: Row) =>
    replyTo([{ kind, quote, text }]).comments.length === 2;
  const versions = (kind: string) => version.filter((one) => one[0] === kind);
  const isVersionShown = ([, text]: readonly [string, string]) => replyTo([], text).version !== '';
  return {
    badShown: [
      ...bad.filter(([kind, , text]) => isShown([kind, anchor.quote, text])).map((row) => row[2]),
      ...versions('bad')
        .filter(isVersionShown)
        .map((row) => row[1]),
    ],
    goodLost: [
      ...good.filter((row) => !isShown(row)).map((row) => row[2]),
      ...versions('good')
        .filter((row) => !isVersionShown(row))
        .map((row) => row[1]),
    ],
  };
}

function judgedHalf(half: string) {
  const all = read(half).map(shown);
  return {
    badShown: all.flatMap((one) => one.badShown),
    goodLost: all.flatMap((one) => one.goodLost),
  };
}

/** Facts in words too few, or too much the writer's, to be told from a remark. */
const stillShown = [
  'Girls outperform boys in most subjects.',
  'בית המשפט האירופי אסר מערכות כאלה.',
  'טיורינג הזהיר מפני מכונות חושבות.',
];

test('of comments of models three bad ones are shown and no good one is lost, in the half the checks were written on', () =>
  expect(judgedHalf('develop')).toEqual({ badShown: stillShown, goodLost: [] }));

/** Of the half that nobody looked at while the checks were written, how many come through wrongly. */
test('and few in the other half', () => {
  const { badShown, goodLost } = judgedHalf('judge');
  expect([badShown.length, goodLost.length]).toEqual([9, 9]);
});
