import { openTagger } from '@vernacular/check';
import type { CoachRequest } from '@vernacular/exercises';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './empty-request-for-tests.ts';

/** A coach to whom the shorter word is the plainer one. */
export const coach = localCoach({
  isPlainer: (plainer, word) => plainer.length < word.length,
  tagger: await openTagger(),
});

/** What it says of a draft, a line for each remark: its kind and its text. */
export async function said(
  focus: CoachRequest['focus'],
  draft: string,
  more: Partial<CoachRequest> = {},
): Promise<string> {
  const language = /[א-ת]/u.test(draft) ? 'he' : 'en';
  const { comments } = await coach.comment({ ...nothingAsked, language, ...more, focus, draft });
  return comments.map(({ kind, text }) => `${kind}: ${text}`).join('\n');
}

/** Earlier texts, oldest first, as a request has them. */
export const texts = (...all: readonly string[]): CoachRequest['earlier'] =>
  all.map((text, at) => ({ field: `text${at + 1}`, text }));
