import {
  versionsIn,
  type ChecksAsked,
  type ConversationLanguage,
  type ListedExercise,
} from '@vernacular/exercises';

import { openQuestion, type Conversation } from './conversation.ts';
import { textIn } from './check-marks.ts';

export interface TextBeside {
  readonly text: string;
  readonly checks: ChecksAsked | null;
}

/** The checks of the open question; null if their text is empty, so that nothing can be marked. */
export function openChecks(now: Pick<Conversation, 'messages' | 'history'>): ChecksAsked | null {
  const { checks } = openQuestion(now) ?? {};
  return checks && textIn(now.history, checks.field).trim() !== '' ? checks : null;
}

/**
 * The text that the open question is about: the one with checks, the one to revise, or the last version. In a study,
 * only a text with checks is shown.
 */
export function textBeside(
  now: Pick<Conversation, 'messages' | 'history'>,
  exercise: ListedExercise,
  language: ConversationLanguage,
): TextBeside | null {
  const { history } = now;
  const checks = openChecks(now);
  if (checks) return { text: textIn(history, checks.field), checks };
  if (history === null || history['isResearch'] === true) return null;
  const { revises } = openQuestion(now) ?? {};
  const text =
    (revises !== undefined && textIn(history, revises)) ||
    versionsIn(exercise, language, history).at(-1)?.text;
  return text ? { text, checks: null } : null;
}

/**
 * Returns the text that the map shows: the draft while a text is being written, otherwise the last text. It is empty if
 * the exercise has no map, and in a study.
 */
export function textToMap(now: Conversation, { mapped }: ListedExercise): string {
  if (mapped === undefined || now.history?.['isResearch'] === true) return '';
  const kept = now.history?.[mapped];
  const last = typeof kept === 'string' ? kept : '';
  const isWritten = last === '' || openQuestion(now)?.revises !== undefined;
  return isWritten && now.draft.trim() !== '' ? now.draft : last;
}
