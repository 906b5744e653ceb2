import type { TaskType } from '@vernacular/contract';

import { interactionTable } from '../../store/index.ts';

const frame = [
  'participant',
  'task',
  'created_at',
  'tasks',
  'finished',
  'gender',
  'age',
  'academic_background',
  'first_language',
  'country',
  'field_of_study',
] as const;

const notForResearch = new Set(['messages', 'history']);

/** The columns of an export, in order. Described in docs/research.md, which a test holds to this list. */
export const researchColumns = (type: TaskType): readonly string[] => [
  ...frame,
  ...Object.keys(interactionTable(type).columns).filter((name) => !notForResearch.has(name)),
];
