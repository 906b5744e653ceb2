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

/** The text beside the chat: one with checks, else the one to revise, else the newest; in a study only the first. */
export function textBeside(
  now: Pick<Conversation, 'messages' | 'history'>,
  exercise: ListedExercise,
  language: ConversationLanguage,
): TextBeside | null {
  const { history } = now;
  const { checks, revises } = openQuestion(now) ?? {};
  // In an empty text nothing can be marked.
  if (checks && textIn(history, checks.field).trim() !== '')
    return { text: textIn(history, checks.field), checks };
  if (history === null || history['isResearch'] === true) return null;
  const text =
    (revises !== undefined && textIn(history, revises)) ||
    versionsIn(exercise, language, history).at(-1)?.text;
  return text ? { text, checks: null } : null;
}

/** The text on the map: the draft while it is written or revised, else the stored text; empty in a study. */
export function textToMap(now: Conversation, { mapped }: ListedExercise): string {
  if (mapped === undefined || now.history?.['isResearch'] === true) return '';
  const last = textIn(now.history, mapped);
  const isWritten = last === '' || openQuestion(now)?.revises !== undefined;
  return isWritten && now.draft.trim() !== '' ? now.draft : last;
}
