import { openTagger } from '@vernacular/check';
import type { CoachFocus, CoachRequest, RubricRequest } from '@vernacular/exercises';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

/** A coach to whom the shorter word is the plainer one. */
export const coach = localCoach({
  isPlainer: (plainer, word) => plainer.length < word.length,
  tagger: await openTagger(),
});

/** What it says of a draft, a line for each comment: kind, text and quotation. */
export async function said(focus: CoachFocus, draft: string, more: Partial<RubricRequest> = {}) {
  const language = /[א-ת]/u.test(draft) ? 'he' : 'en';
  const { comments } = await coach.comment({ ...nothingAsked, language, ...more, focus, draft });
  return comments.map(({ kind, text, quote }) => `${kind}: ${text} | ${quote}`).join('\n');
}

/** What it says of the last text of a conversation, after its earlier texts and requests. */
export async function ofLast(
  draft: string,
  earlier: CoachRequest['earlier'],
  before: readonly CoachRequest[],
) {
  const { comments } = await coach.comment({
    ...nothingAsked,
    focus: 'final',
    draft,
    before,
    earlier,
  });
  return comments;
}
