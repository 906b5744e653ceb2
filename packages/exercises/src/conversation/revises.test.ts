import { expect, test } from 'vitest';

import { exercises } from '../catalog/exercises.ts';
import type { Edition } from '../exercise/script-types.ts';

/** Each step that asks for a text once more, and the field of the text it starts from. */
const startsIn = (edition: Edition) =>
  exercises.flatMap((exercise) => {
    const { empty, steps } = exercise.script({ edition, language: 'en' });
    return steps.flatMap(({ name, ask }) => {
      const { revises } = ask(empty).at(-1)!;
      return revises === undefined ? [] : `${exercise.name}: ${name} from ${revises}`;
    });
  });

test('a text that is asked for once more may start from the last one', () => {
  expect(startsIn('full')).toEqual([
    'half-life: text60 from text120First',
    'half-life: text30 from text60',
    'half-life: text120Last from text30',
    'persuasive: textLogos from originalText',
    'persuasive: textPathos from textLogos',
    'persuasive: textEthos from textPathos',
    ...[1, 2, 3, 4, 5].map((n) => `coherence: revisionAfterQuestion${n} from currentText`),
    'coherence: finalText from currentText',
    ...[1, 2, 3, 4, 5].map(
      (n) => `critical-thinking: revisionAfterQuestion${n} from currentSummary`,
    ),
    'critical-thinking: finalSummary from currentSummary',
    'ethics: mitigateText from originalText',
    'ethics: finalText from mitigateText',
    ...[1, 2, 3, 4, 5].map((n) => `half-life-research: revisionAfterQuestion${n} from currentText`),
    'half-life-research: finalText from currentText',
  ]);
});

test('in the slim edition every text starts from empty', () => {
  expect(startsIn('slim')).toEqual([]);
});
