import { expect, it } from 'vitest';

import { exerciseNamed, exercises } from './catalog.ts';
import { endpointsOf, researchNameOf } from './exercise/exercise.ts';
import { exerciseNames } from './exercise/exercise-name.ts';
import { conversationLanguages } from './phrases/language.ts';

it('holds each exercise once, under its name', () => {
  expect(exercises.map(({ name }) => name)).toEqual([...exerciseNames]);
  for (const name of exerciseNames) expect(exerciseNamed(name).name).toBe(name);
});

it('labels tasks as the specification does', () => {
  expect(exercises.map(({ label, route, table }) => [label, route, table])).toEqual([
    ['Half Life', '/half-life', 'halflife_user_interactions'],
    ['Persuasive', '/persuasion-rhetorics', 'persuasive_user_interactions'],
    ['Coherence', '/coherence', 'coherence_user_interactions'],
    ['Critical Thinking', '/critical-thinking', 'critical_thinking_user_interactions'],
    ['Ethics', '/ethics', 'ethics_user_interactions'],
  ]);
});

it('has a slim edition where there is a call for it, and the six research variants', () => {
  expect(exercises.flatMap(endpointsOf)).toHaveLength(8);
  const variants = exercises.flatMap((exercise) => [
    researchNameOf(exercise, 'full'),
    researchNameOf(exercise, 'slim'),
  ]);
  expect(variants.filter((variant) => variant !== null)).toEqual([
    'halflife-full',
    'halflife-slim',
    'coherence-full',
    'coherence-slim',
    'critical-thinking-full',
    'critical-thinking-slim',
  ]);
});

it.each(exercises)(
  '$name fills each of its own fields from one step, in every edition and language',
  (exercise) => {
    for (const language of conversationLanguages) {
      for (const edition of ['full', 'slim'] as const) {
        const filled = exercise.script({ edition, language }).steps.flatMap(({ fills }) => fills);
        expect(new Set(filled).size).toBe(filled.length);
        const own = Object.entries(exercise.fields).filter(([, { kind }]) =>
          ['text', 'choice'].includes(kind),
        );
        for (const [name] of own) expect(filled).toContain(name);
        for (const name of filled) expect(exercise.fields).toHaveProperty(name);
      }
    }
  },
);
