import type { Facts } from '../exercise/facts.ts';
import type { Setting, TalkStep } from '../exercise/talk.ts';
import { askFor, say } from '../turn/turn.ts';
import type { WordRange } from '../turn/turn.ts';

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
  } = {},
): TalkStep<Name> {
  const { range, fewest = 1, fills = [], revises, ...more } = options;
  const turn = (text: string) => ({
    ...(range ? askFor(text, range) : say(text)),
    ...startFrom(revises, setting),
  });
  return step(setting, {
    name: field,
    proof: isFilled(field),
    ...more,
    fills: [field, ...fills],
    ask: (facts) => [turn(wordsOf(asked, facts))],
    read: (answer) => {
      const text = readText(answer, fewest);
      return typeof text === 'string' ? ({ [field]: text } as Facts<Name>) : text.because;
    },
  });
}
