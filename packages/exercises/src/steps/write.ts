import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../answers/record-fields.ts';
import type { Setting, TalkStep } from '../exercise/script-types.ts';
import { phrases, messageFormatters } from '../words/words.ts';
import { askFor, say, type WordRange } from '../turn/turn.ts';

import { isCommand } from '../answers/commands.ts';
import { askBeforeReplacing, isConfirmed, withoutConfirmation } from './confirm-replacement.ts';
import { objectionToNonText } from './non-text-answers.ts';
import { isFilled, readText } from './parse-text-answer.ts';
import { startFrom, step, wordsOf, type Asked, type More } from './step-from-question.ts';

/**
 * A question answered with a text. Fewer words than `fewest` (default 1) are asked about once; the range is only
 * guidance.
 */
export function write<Name extends string>(
  setting: Setting,
  field: Name,
  asked: Asked<Name>,
  options: More<Name> & {
    readonly range?: WordRange;
    readonly fewest?: number;
    readonly revises?: Name | undefined;
    /**
     * Whether the new version may be of any length and about anything, so that it is not compared with the old one.
     */
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
    sayIfNone: (text, facts) => {
      const { noText } = phrases[setting.language];
      const { fill } = messageFormatters[setting.language];
      if (revises !== undefined && (isCommand(text, 'no-change') || isConfirmed(text))) return null;
      // The text box starts with the text to be halved; if it is sent unchanged, nothing was halved.
      if (revises !== undefined && isFree && range && text.trim() === facts[revises].trim())
        return countWords(text) > range.to
          ? fill(noText.asBefore, { from: range.from, to: range.to })
          : null;
      const { isForeign = false } = setting;
      const question = wordsOf(asked, facts);
      return objectionToNonText(text, { question, fewest, isForeign }, noText);
    },
    doubt: ({ text }, facts) => {
      if (revises === undefined || isFree || isCommand(text, 'no-change')) return null;
      const question = askBeforeReplacing(facts[revises], text, setting);
      return question && { turn: (again) => ({ ...again, ...question }) };
    },
    read: (answer, facts) => {
      if (revises !== undefined && isCommand(answer.text, 'no-change'))
        return { [field]: facts[revises] } as Facts<Name>;
      const own = revises === undefined ? answer.text : withoutConfirmation(answer.text);
      const text = readText({ ...answer, text: own });
      return typeof text === 'string' ? ({ [field]: text } as Facts<Name>) : text.because;
    },
  });
}
