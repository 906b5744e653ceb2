import { researchedAnswers } from '@vernacular/contract';
import type { ExerciseName } from '@vernacular/exercises';

import { interactionTable } from '../../store/index.ts';

const frame: readonly string[] = [
  'participant',
  'study',
  'condition',
  'consent_version',
  'agreed_at',
  'language',
  'coach',
  'start',
  'end',
  'task',
  'created_at',
  'tasks',
  'finished',
  ...researchedAnswers,
];

const notForResearch = new Set(['messages', 'history']);

/** The columns of an export, in order. Described in docs/research.md, which a test holds to this list. */
export const researchColumns = (exercise: ExerciseName): readonly string[] => [
  ...frame,
  ...Object.keys(interactionTable(exercise).columns).filter((name) => !notForResearch.has(name)),
];
