import type { Choice } from '../steps/choices.ts';
import { field } from '../exercise/facts.ts';
import type { Field } from '../exercise/facts.ts';
import { phrases } from '../phrases/phrases.ts';
import { stepsFor } from '../steps/steps-for.ts';
import type { Setting, TalkStep } from '../exercise/talk.ts';
import { say } from '../turn/turn.ts';

export type Four = 1 | 2 | 3 | 4;

const four = [1, 2, 3, 4] as const;

const alsoSaid = [['לא'], ['קצת'], ['חלקית'], ['ברובו', 'הרבה'], ['מאוד', 'מאוד מאוד']];

export const scale: readonly Choice[] = phrases.en.reflections.scale.map((label, index) => ({
  value: String(index + 1),
  label: { en: label, he: phrases.he.reflections.scale[index]! },
  words: alsoSaid[index]!,
}));

export const reflectionFields = {
  ...(Object.fromEntries(
    four.map((n) => [
      `reflectionAnswer${n}`,
      field('choice', `reflection_answer${n}`, `Reflection Answer ${n}`, `משוב ${n}`),
    ]),
  ) as Record<`reflectionAnswer${Four}`, Field>),
  reflectionOpenResponse: field(
    'text',
    'reflection_open_response',
    'Reflection Open Response',
    'משוב פתוח',
  ),
};

export const reflectionChoices = Object.fromEntries(
  four.map((n) => [`reflectionAnswer${n}`, scale]),
) as Record<`reflectionAnswer${Four}`, readonly Choice[]>;

export function reflectionSteps<Name extends string>(
  setting: Setting,
  names: { readonly answer: (n: Four) => Name; readonly open: Name },
): readonly TalkStep<Name>[] {
  const { choose, write } = stepsFor<Name>(setting);
  const { intro, statements, open } = phrases[setting.language].reflections;
  return [
    ...four.map((n) =>
      choose(names.answer(n), statements[n - 1]!, scale, {
        before: () => (n === 1 ? [say(intro)] : []),
      }),
    ),
    write(names.open, open, { exit: 'skip' }),
  ];
}
