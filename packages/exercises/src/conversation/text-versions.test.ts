import { expect, test } from 'vitest';

import { exerciseNamed, exercises } from '../catalog/exercises.ts';
import { versionsIn } from './text-versions.ts';

const ofTheSpecification = [
  'half-life',
  'persuasive',
  'coherence',
  'critical-thinking',
  'ethics',
  'half-life-research',
] as const;

test('the versions of Half Life come in their order, with the scores that were kept', () => {
  const history = {
    text120Last: 'Rice needs less.',
    text120First: 'We edit genes.',
    text120FirstJargonScore: 90,
    text60: 'We edit rice.',
    text30: '',
    studentName: 'Dana',
  };
  expect(versionsIn(exerciseNamed('half-life'), 'en', history)).toEqual([
    { label: 'First text, 120 words', text: 'We edit genes.', score: 90 },
    { label: 'Text of 60 words', text: 'We edit rice.', score: null },
    { label: 'Last text, 120 words', text: 'Rice needs less.', score: null },
  ]);
});

test('a text that was left as it was is told once', () => {
  const history = { initialText: 'One.', revisionAfterQuestion1: 'One.', finalText: 'Two.' };
  const found = versionsIn(exerciseNamed('coherence'), 'he', history);
  expect(found.map(({ label, text }) => [label, text])).toEqual([
    ['הטקסט הראשון', 'One.'],
    ['הטקסט הסופי', 'Two.'],
  ]);
});

test('a final text that was left as it was is named beside the version it is', () => {
  const history = { initialText: 'One.', revisionAfterQuestion1: 'Two.', finalText: 'Two.' };
  const found = versionsIn(exerciseNamed('coherence'), 'en', history);
  expect(found.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(found.at(-1)?.label).toMatch(/ · Final text$/iu);
});

test.each(exercises)(
  '$name has the first text and each that revises it as versions, and none in an empty history',
  (exercise) => {
    const { empty, steps } = exercise.script({ edition: 'full', language: 'en' });
    const filled = Object.fromEntries(Object.keys(empty).map((name) => [name, `${name}.`]));
    const revising = steps.filter(({ ask }) => ask(empty).some(({ revises }) => revises));
    expect(versionsIn(exercise, 'en', filled).map(({ text }) => text)).toEqual(
      [exercise.firstWords, ...revising.map(({ name }) => name)].map((name) => `${name}.`),
    );
    expect(versionsIn(exercise, 'en', {})).toEqual([]);
  },
);

test.each(ofTheSpecification)('%s asks for at least two later versions', (name) => {
  const { empty, steps } = exerciseNamed(name).script({ edition: 'full', language: 'en' });
  const revising = steps.filter(({ ask }) => ask(empty).some(({ revises }) => revises));
  expect(revising.length).toBeGreaterThan(1);
});
