import { longestAnswer, type Again, type Answer } from '../answers/answer.ts';
import { isCommand } from '../answers/commands.ts';
import type { TalkStep } from '../exercise/script-types.ts';

/** Buttons of other questions, which an outdated page may still show. */
const notAText = ['help', 'skip', 'final-text', 'final-summary'] as const;

export function readText({ text }: Answer): string | { readonly because: Again } {
  const trimmed = text.trim();
  if (trimmed === '' || isCommand(trimmed, ...notAText)) return { because: 'empty' };
  return trimmed.length > longestAnswer ? { because: 'too-long' } : trimmed;
}

export const isFilled =
  <Name extends string>(field: Name): TalkStep<Name>['proof'] =>
  (facts) =>
    facts[field].trim() === '' ? 'unanswered' : 'answered';
