import { inWords, numbered, readChoice, type Choice } from '../answers/choices.ts';
import type { Facts } from '../answers/record-fields.ts';
import type { Setting, TalkStep } from '../exercise/script-types.ts';
import { offer, type Turn } from '../turn/turn.ts';

import { step, wordsOf, type Asked, type More } from './step-from-question.ts';

/** A question answered by choosing one option: by its number, its label or another word for it. */
export function choose<Name extends string>(
  setting: Setting,
  field: Name,
  asked: Asked<Name>,
  choices: readonly Choice[],
  options: More<Name> & {
    readonly as?: 'numbers' | 'words';
    readonly before?: (facts: Facts<Name>) => readonly Turn[];
  } = {},
): TalkStep<Name> {
  const { as = 'numbers', before = () => [], ...more } = options;
  const buttons = (as === 'numbers' ? numbered : inWords)(choices, setting.language);
  return step(setting, {
    name: field,
    fills: [field],
    proof: (facts) =>
      choices.some(({ value }) => value === facts[field]) ? 'answered' : 'unanswered',
    ...more,
    ask: (facts) => [...before(facts), offer(wordsOf(asked, facts), buttons)],
    read: ({ text }) => {
      const value = readChoice(choices, text);
      if (value !== null) return { [field]: value } as Facts<Name>;
      return text.trim() === '' ? 'empty' : 'not-a-choice';
    },
  });
}
