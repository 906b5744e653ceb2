import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import { askedMethod } from './grade-text.ts';

interface Choices {
  readonly requested: string | null;
  readonly method: Method;
}

/** Null while the result is current, and while the choices are not known. */
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
