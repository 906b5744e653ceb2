import { coherence } from './coherence/exercise.ts';
import { criticalThinking } from './critical-thinking/exercise.ts';
import { ethics } from './ethics/exercise.ts';
import { halfLife } from './half-life/exercise.ts';
import { persuasive } from './persuasive/exercise.ts';
import type { Exercise } from './exercise/exercise.ts';
import type { ExerciseName } from './exercise/exercise-name.ts';

/** All exercises. Endpoint, table, card, label, route, share page and command line follow from here. */
export const exercises: readonly Exercise[] = [
  halfLife,
  persuasive,
  coherence,
  criticalThinking,
  ethics,
];

/** The exercise of that name. */
export const exerciseNamed = (name: ExerciseName): Exercise =>
  exercises.find((exercise) => exercise.name === name)!;
