import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { commentsForm } from '../prompts/comment-prompt.ts';
import { readReply } from './read-safe-comments.ts';
import { nothingAsked } from '../../local/empty-request-for-tests.ts';

type Row = readonly [kind: string, quote: string, text: string];
interface Judged {
  readonly draft: string;
  readonly good: readonly Row[];
  readonly bad: readonly Row[];
}

const drafts = Object.values(
  JSON.parse(
    readFileSync(new URL('../../../quality/judged-comments.json', import.meta.url), 'utf8'),
  ) as Record<string, Judged>,
);
const prompt = { system: 'You are a patient teacher.', user: '', form: commentsForm };

/** Whether a comment on a draft goes on to be judged. */
function isSafe(draft: string, [kind, quote, text]: Row): boolean {
  const language = /[א-ת]/u.test(draft) ? ('he' as const) : ('en' as const);
  const request = { ...nothingAsked, language, draft, range: { from: 100, to: 140 } };
  try {
    const content = JSON.stringify({ comments: [{ kind, quote, text }], version: '' });
    return readReply(content, request, prompt, 'm1').comments.length === 1;
  } catch {
    return false;
  }
}

/** How many comments of a kind there are, and how many of them go on to be judged. */
const counted = (kind: 'good' | 'bad') => {
  const all = drafts.flatMap((one) => one[kind].map((row) => isSafe(one.draft, row)));
  return { all: all.length, judged: all.filter(Boolean).length };
};

test('the checks for safety and numbers leave one good comment in twenty out', () =>
  expect(counted('good')).toEqual({ all: 288, judged: 273 }));

/** What is left is for the judgement: facts in words, names, praise that is not true. */
test('and most of the bad ones', () => expect(counted('bad')).toEqual({ all: 348, judged: 133 }));
