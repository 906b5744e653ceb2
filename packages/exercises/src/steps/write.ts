import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../exercise/facts.ts';
import type { Setting, TalkStep } from '../exercise/talk.ts';
import { phrases } from '../phrases/phrases.ts';
import { askFor, preface, say } from '../turn/turn.ts';
import type { Turn, WordRange } from '../turn/turn.ts';

import { isCommand } from './commands.ts';
import { askIfNew, withoutConfirmation } from './new-text.ts';
import { isFilled, readText } from './read-text.ts';
import { startFrom, step, wordsOf } from './step.ts';
import type { Asked, More } from './step.ts';

/** A question answered with a text. `fewest` words make an answer (1 unless told); the range is only guidance. */
export function write<Name extends string>(
  setting: Setting,
  field: Name,
  asked: Asked<Name>,
  options: More<Name> & {
    readonly range?: WordRange;
    readonly fewest?: number;
    /** The text that is written again. */
    readonly revises?: Name | undefined;
    /** Whether the new version may be as short as it likes, and about anything. */
    readonly isFree?: boolean;
  } = {},
): TalkStep<Name> {
  const { range, fewest = 1, fills = [], revises, isFree = false, ...more } = options;
  const turn = (text: string) => ({
    ...(range ? askFor(text, range) : say(text)),
    ...startFrom(revises, setting),
  });
  return step(setting, {
    name: field,
    proof: isFilled(field),
    ...(revises === undefined ? {} : { exit: 'no-change' as const }),
    ...more,
    fills: [field, ...fills],
    ask: (facts) => [turn(wordsOf(asked, facts))],
    doubt: ({ text }, facts) => {
      const once = (told: string) =>
        setting.hasSaid?.(told) ? null : { turn: (again: Turn) => preface(told, again) };
      if (isQuestion(text, wordsOf(asked, facts))) return once(phrases[setting.language].ownQuestion);
      if (revises === undefined || isCommand(text, 'no-change')) return null;
      if (isFree) {
        // The box begins with the text to be halved; sent as it stands, nothing was halved.
        const isAsBefore = text.trim() === facts[revises].trim();
        if (!range || !isAsBefore || countWords(text) <= range.to) return null;
        return once(phrases[setting.language].asBefore(range));
      }
      const question = askIfNew(facts[revises], text, fewest, setting.language);
      return question && { turn: (again) => ({ ...again, ...question }) };
    },
    read: (answer, facts) => {
      if (revises !== undefined && isCommand(answer.text, 'no-change'))
        return { [field]: facts[revises] } as Facts<Name>;
      const own = revises === undefined ? answer.text : withoutConfirmation(answer.text);
      const text = readText({ ...answer, text: own }, fewest);
      return typeof text === 'string' ? ({ [field]: text } as Facts<Name>) : text.because;
    },
  });
}

const inOneLine = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');

/** Whether a text is the question itself, sent back. */
const isQuestion = (text: string, question: string) => inOneLine(text) === inOneLine(question);
