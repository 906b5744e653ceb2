import { countWords } from '@vernacular/analyzer';

import { longestAnswer } from './answer.ts';
import type { Again, Answer } from './answer.ts';
import { isCommand } from './commands.ts';
import type { TalkStep } from '../exercise/talk.ts';

/** The buttons of other questions: an old page may still show them. */
const notAText = ['help', 'skip', 'final-text', 'final-summary'] as const;

/** An answer as a text of at least so many words. */
export function readText({ text }: Answer, fewest: number): string | { readonly because: Again } {
  const trimmed = text.trim();
  if (trimmed === '' || isCommand(trimmed, ...notAText)) return { because: 'empty' };
  if (trimmed.length > longestAnswer) return { because: 'too-long' };
  return countWords(trimmed) < fewest ? { because: 'too-short' } : trimmed;
}

/** A step is answered once its field has text. */
export const isFilled =
  <Name extends string>(field: Name): TalkStep<Name>['proof'] =>
  (facts) =>
    facts[field].trim() === '' ? 'unanswered' : 'answered';
