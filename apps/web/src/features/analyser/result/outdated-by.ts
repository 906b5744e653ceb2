import type { Method } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import { askedMethod } from './validate-submission.ts';

interface Choices {
  readonly requested: string | null;
  readonly method: Method;
}

/**
 * What changed since the result: the text, or the dictionary or method. Null if nothing did, or the choices are
 * unknown.
 */
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
