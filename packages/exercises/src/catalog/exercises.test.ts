import { expect, it } from 'vitest';

import { transcriptsOf } from '../transcripts-for-tests.ts';
import { exerciseNamed, exerciseNames, exercises } from './exercises.ts';
import { endpointsOf, researchVariantsOf } from '../exercise/exercise.ts';
import { conversationLanguages } from '../words/site-languages.ts';

it('holds each exercise once, under its name', () => {
  expect(exercises.map(({ name }) => name)).toEqual([...exerciseNames]);
  for (const name of exerciseNames) expect(exerciseNamed(name).name).toBe(name);
});

it.each([
  [
    'half-life',
    'Half Life',
    '/half-life',
    'halflife',
    ['/api/HalfLife', '/api/HalfLife/no-feedback'],
  ],
  ['persuasive', 'Persuasive', '/persuasion-rhetorics', null, ['/api/Persuasive']],
  [
    'coherence',
    'Coherence',
    '/coherence',
    'coherence',
    ['/api/Coherence', '/api/Coherence/no-feedback'],
  ],
  [
    'critical-thinking',
    'Critical Thinking',
    '/critical-thinking',
    'critical-thinking',
    ['/api/CriticalThinking', '/api/CriticalThinking/no-feedback'],
  ],
  ['ethics', 'Ethics', '/ethics', null, ['/api/Ethics']],
  ['half-life-research', 'Half Life Research', null, 'halflife-research', []],
] as const)('has %s where the specification has it', (name, sharedAs, route, study, paths) => {
  const exercise = exerciseNamed(name);
  expect(exercise).toMatchObject({ sharedAs, route });
  expect(endpointsOf(exercise).map(({ path }) => path)).toEqual(paths);
  expect(researchVariantsOf(exercise).map((variant) => variant.name)).toEqual(
    study === null ? [] : [`${study}-full`, `${study}-slim`],
  );
});

it('keeps of the research variant of Half Life what the specification names', () => {
  expect(Object.keys(exerciseNamed('half-life-research').fields)).toEqual([
    'initialText',
    'currentText',
    ...[1, 2, 3, 4, 5].flatMap((n) => [
      `question${n}Choice`,
      `question${n}Details`,
      `feedback${n}`,
      `revisionAfterQuestion${n}`,
    ]),
    'finalText',
    ...[1, 2, 3, 4].map((n) => `reflectionAnswer${n}`),
    'reflectionOpenResponse',
  ]);
});

it.each(['name', 'sharedAs', 'route', 'table', 'endpoint'] as const)(
  'gives each exercise a %s of its own',
  (what) => {
    expect(new Set(exercises.map((exercise) => exercise[what])).size).toBe(exercises.length);
  },
);

it.each(exercises)('$name is introduced in every language', ({ introduction }) => {
  for (const language of conversationLanguages) {
    for (const words of Object.values(introduction[language])) expect(words).not.toBe('');
  }
});

it.each(exercises)('$name has columns no database takes for others', ({ fields }) => {
  const columns = Object.values(fields).flatMap(({ column }) => column ?? []);
  expect(new Set(columns).size).toBe(columns.length);
  for (const column of columns) expect(column).toMatch(/^[a-z][a-z0-9_]*$/);
});

it.each(exercises)('$name has transcripts of both editions in every language', ({ name }) => {
  const wanted = conversationLanguages.flatMap((language) =>
    ['full', 'slim'].map((edition) => `${edition}-${language}.txt`),
  );
  const files = transcriptsOf(name);
  const missing = wanted.filter((file) => !files.includes(file));
  expect(missing, `to be written in src/${name}/transcripts`).toEqual([]);
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
