import { longestAnswer } from './answer.ts';
import type { Again, Answer } from './answer.ts';
import { isCommand } from './commands.ts';
import type { TalkStep } from '../exercise/talk.ts';

/** The buttons of other questions: an old page may still show them. */
const notAText = ['help', 'skip', 'final-text', 'final-summary'] as const;

/** An answer as a text. */
export function readText({ text }: Answer): string | { readonly because: Again } {
  const trimmed = text.trim();
  if (trimmed === '' || isCommand(trimmed, ...notAText)) return { because: 'empty' };
  return trimmed.length > longestAnswer ? { because: 'too-long' } : trimmed;
}

/** A step is answered once its field has text. */
export const isFilled =
  <Name extends string>(field: Name): TalkStep<Name>['proof'] =>
  (facts) =>
    facts[field].trim() === '' ? 'unanswered' : 'answered';
