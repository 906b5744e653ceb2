import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../exercise/facts.ts';
import type { Setting, TalkStep } from '../exercise/talk.ts';
import { phrases } from '../phrases/phrases.ts';
import { askFor, preface, say } from '../turn/turn.ts';
import type { WordRange } from '../turn/turn.ts';

import { leavesText } from './leaves-text.ts';
import { isNotSure } from './not-sure.ts';
import { isRemark } from './remark.ts';
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
    /** What is no text, however many words it has. */
    readonly refuses?: (text: string) => boolean;
    /** The text that is written again. */
    readonly revises?: Name | undefined;
    /** Whether the new version may be as short as it likes, and about anything. */
    readonly isFree?: boolean;
  } = {},
): TalkStep<Name> {
  const { range, fewest = 1, fills = [], revises, refuses, isFree = false, ...more } = options;
  const turn = (text: string) => ({
    ...(range ? askFor(text, range) : say(text)),
    ...startFrom(revises, setting),
  });
  return step(setting, {
    name: field,
    proof: isFilled(field),
    ...(revises === undefined ? {} : { exit: 'kept' as const }),
    ...more,
    fills: [field, ...fills],
    ask: (facts) => [turn(wordsOf(asked, facts))],
    doubt: (answer, facts) => {
      if (revises === undefined || leavesText(answer.text)) return null;
      if (isFree) {
        // The box begins with the text to be halved: sent as it stands, nothing was halved. Said once for each length.
        const isAsBefore = answer.text.trim() === facts[revises].trim();
        if (!range || !isAsBefore || countWords(answer.text) <= range.to) return null;
        const told = phrases[setting.language].asBefore(range);
        return setting.hasSaid?.(told) ? null : { turn: (again) => preface(told, again) };
      }
      const question = askIfNew(facts[revises], answer.text, fewest, setting.language);
      return question && { turn: (again) => ({ ...again, ...question }) };
    },
    read: (answer, facts) => {
      if (refuses?.(answer.text)) return 'empty';
      const isText = fewest > 1;
      // Who was asked to halve a text and does not know how has not halved it.
      const knowsNot = (revises === undefined || isFree) && isNotSure(answer.text);
      const leaves = revises !== undefined && leavesText(answer.text) && !knowsNot;
      if (isText && !leaves && (knowsNot || isRemark(answer.text))) return 'too-short';
      if (leaves) return { [field]: facts[revises] } as Facts<Name>;
      const own = revises === undefined ? answer.text : withoutConfirmation(answer.text);
      const text = readText({ ...answer, text: own }, fewest);
      return typeof text === 'string' ? ({ [field]: text } as Facts<Name>) : text.because;
    },
  });
}
