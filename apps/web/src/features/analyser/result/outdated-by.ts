import type { Method } from '@vernacular/analyzer';

import { askedMethod } from './grade-text.ts';
import type { Grading } from './grading.ts';

/** What START would ask for now. */
interface Choices {
  readonly requested: string | null;
  /** The method for the text as it stands. */
  readonly method: Method;
  /** The method that was wished for, whatever the language of the text. */
  readonly wished: Method;
}

/** What makes a result an earlier one: its text, or the choices; null while it is the newest, and while the choices are not known. */
export function outdatedBy(
  { reply, isOutdated }: Grading,
  choices: Choices | null,
): 'text' | 'choices' | null {
  if (!reply) return null;
  if (isOutdated) return 'text';
  if (!choices) return null;
  const method = reply.name === '' ? choices.method : choices.wished;
  const isSame = reply.dictionary.requested === choices.requested && askedMethod(reply) === method;
  return isSame ? null : 'choices';
}
