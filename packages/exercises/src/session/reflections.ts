import { choicesIn, type Choice } from '../answers/choices.ts';
import { field, type Field } from '../answers/record-fields.ts';
import { labelled, phrases } from '../words/words.ts';
import { stepsFor } from '../steps/step-builders.ts';
import type { Setting, TalkStep } from '../exercise/script-types.ts';
import { say } from '../turn/turn.ts';

export type Four = 1 | 2 | 3 | 4;

const four = [1, 2, 3, 4] as const;

export const scale = choicesIn((words) => words.phrases.reflections.scale);

export const reflectionFields = {
  ...(Object.fromEntries(
    four.map((n) => [
      `reflectionAnswer${n}`,
      field(
        'choice',
        `reflection_answer${n}`,
        labelled((words) => words.phrases.labels.reflectionAnswer, { n }),
      ),
    ]),
  ) as Record<`reflectionAnswer${Four}`, Field>),
  reflectionOpenResponse: field(
    'text',
    'reflection_open_response',
    labelled((words) => words.phrases.labels.reflectionOpenResponse),
  ),
};

export const reflectionChoices = Object.fromEntries(
  four.map((n) => [`reflectionAnswer${n}`, scale]),
) as Record<`reflectionAnswer${Four}`, readonly Choice[]>;

/** The closing steps: four statements rated on a scale, and an open question. */
export function reflectionSteps<Name extends string>(
  setting: Setting,
  names: { readonly answer: (n: Four) => Name; readonly open: Name },
): readonly TalkStep<Name>[] {
  const { choose, write } = stepsFor<Name>(setting);
  const { intro, statements, open } = phrases[setting.language].reflections;
  return [
    ...four.map((n) =>
      choose(names.answer(n), statements[n], scale, {
        before: () => (n === 1 ? [say(intro)] : []),
      }),
    ),
    write(names.open, open, { exit: 'skip' }),
  ];
}
