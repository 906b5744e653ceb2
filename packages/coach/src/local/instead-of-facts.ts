import { tellLanguage } from '@vernacular/analyzer';
import { type CoachRequest, hasRubric } from '@vernacular/exercises';

import { type FactContext, isSameText } from '../facts/fact.ts';
import { knowsNot } from '../text/knows-not.ts';
import { isElsewhere, isMostlyForeign } from './odd-answer.ts';

/** Steps at which the draft is about an answer or a choice: the same draft is no fault there. */
const isAboutDraft = ({ answer, choice, table }: CoachRequest) =>
  answer !== '' || choice !== '' || table.length > 0;

/** Steps at which the draft is written anew, and the answer says what it is to speak of. */
const writes: ReadonlySet<CoachRequest['focus']> = new Set(['logos', 'pathos', 'ethos']);
const fewestToTell = 3;

/** An answer in one language about a text in the other: word for word nothing can be compared. */
const isOtherLanguage = ({ request, draft, answer }: FactContext) =>
  request.table.length === 0 &&
  !writes.has(request.focus) &&
  answer.words.length >= fewestToTell &&
  draft.words.length > 0 &&
  tellLanguage(answer.text) !== null &&
  answer.language !== draft.language;

/**
 * What is said in place of facts where the words are no answer yet: a sentence, or `''` where nothing true can be said
 * of them. Null for an answer that facts can be told of.
 */
export function insteadOfFacts(context: FactContext): string | null {
  const { request, draft, answer, messages } = context;
  const { instead } = messages;
  // A table is read by its rows, and a version of the text by the value or person that it is to speak of.
  const isOwn = !isAboutDraft(request) || request.table.length > 0 || writes.has(request.focus);
  const own = isOwn ? request.draft : request.answer;
  if (draft.text.trim() === '') return '';
  if (isMostlyForeign(own)) return instead.otherScript;
  if (knowsNot(own)) return instead.notSure;
  if (isOtherLanguage(context)) return instead.otherLanguage;
  if (isElsewhere(isOwn ? draft : answer, isOwn ? request.jargon : [])) return '';
  const isSame = request.earlier.some(({ text }) => isSameText(text, request.draft));
  return isSame && isOwn && hasRubric(request) && request.choice === '' ? instead.sameText : null;
}
