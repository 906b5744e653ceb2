import { coherence } from '../coherence/exercise.ts';
import { criticalThinking } from '../critical-thinking/exercise.ts';
import { ethics } from '../ethics/exercise.ts';
import type { Exercise } from '../exercise/exercise.ts';
import { halfLife } from '../half-life/exercise.ts';
import { halfLifeResearch } from '../half-life-research/exercise.ts';
import { persuasive } from '../persuasive/exercise.ts';

const catalog = [
  halfLife,
  persuasive,
  coherence,
  criticalThinking,
  ethics,
  halfLifeResearch,
] as const;

export type ExerciseName = (typeof catalog)[number]['name'];

export type ListedExercise = Exercise & { readonly name: ExerciseName };

/**
 * All exercises, in the order in which the site lists them. Endpoints, access, tables, exports, cards, titles, task
 * lists, share pages and the command line derive from this list.
 */
export const exercises: readonly ListedExercise[] = catalog;

export const exerciseNames: readonly ExerciseName[] = exercises.map(({ name }) => name);

export const exerciseNamed = (name: ExerciseName): ListedExercise =>
  exercises.find((exercise) => exercise.name === name)!;
