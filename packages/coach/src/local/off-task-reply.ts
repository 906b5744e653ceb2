import { languageByScript } from '@vernacular/analyzer';
import { type CoachRequest, hasRubric } from '@vernacular/exercises';

import { type FactContext, isSameText } from '../facts/fact.ts';
import { knowsNot } from '../text/is-dont-know-answer.ts';
import { isElsewhere, isMostlyForeign } from './foreign-text.ts';

/** Whether the step has an answer, a choice or a table, so that an unchanged draft is no fault. */
const hasAnswer = ({ answer, choice, table }: CoachRequest) =>
  answer !== '' || choice !== '' || table.length > 0;

/** Steps at which the draft is rewritten for the value or person that the answer names. */
const writes: ReadonlySet<CoachRequest['focus']> = new Set(['logos', 'pathos', 'ethos']);
const fewestToTell = 3;

const isOtherLanguage = ({ request, draft, answer }: FactContext) =>
  request.table.length === 0 &&
  !writes.has(request.focus) &&
  answer.words.length >= fewestToTell &&
  draft.words.length > 0 &&
  languageByScript(answer.text) !== null &&
  answer.language !== draft.language;

/**
 * A sentence to show instead of facts if the text is unusable, such as one in another script; `''` to show nothing,
 * null if facts can be told.
 */
export function offTaskReply(context: FactContext): string | null {
  const { request, draft, answer, say } = context;
  // With a table or a rewritten draft, the draft is checked rather than the answer.
  const isOwn = !hasAnswer(request) || request.table.length > 0 || writes.has(request.focus);
  const own = isOwn ? request.draft : request.answer;
  if (draft.text.trim() === '') return '';
  if (isMostlyForeign(own)) return say('otherScript');
  if (knowsNot(own)) return say('notSure');
  if (isOtherLanguage(context)) return say('otherLanguage');
  if (isElsewhere(isOwn ? draft : answer, isOwn ? request.jargon : [])) return '';
  const isSame = request.earlier.some(({ text }) => isSameText(text, request.draft));
  return isSame && isOwn && hasRubric(request) && request.choice === '' ? say('sameText') : null;
}
