import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import { askedMethod } from './grade-text.ts';

/** What START would ask for now. */
interface Choices {
  readonly requested: string | null;
  readonly method: Method;
}

/** What makes a result an earlier one: its text, or the choices; null while it is the newest, and while the choices are not known. */
export function outdatedBy(
  reply: GradeReply | null,
  isAsGraded: boolean,
  choices: Choices | null,
): 'text' | 'choices' | null {
  if (!reply) return null;
  if (!isAsGraded) return 'text';
  if (!choices) return null;
  const isSame =
    reply.dictionary.requested === choices.requested && askedMethod(reply) === choices.method;
  return isSame ? null : 'choices';
}
