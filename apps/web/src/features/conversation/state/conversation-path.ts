import { studyVariantOf } from '../../../platform/site/study-path.ts';
import {
  endpointsOf,
  exercises,
  researchVariantsOf,
  type ListedExercise,
} from '@vernacular/exercises';

/** Which conversation an address opens, and where its messages go. */
export interface ConversationPlace {
  readonly exercise: ListedExercise;
  readonly endpoint: string;
  /** Whether the page belongs to a study. */
  readonly isStudy: boolean;
}

/** The conversation at a path: an exercise’s own, or a study’s hidden one; null for any other path. */
export function placeAt(path: string): ConversationPlace | null {
  const own = exercises.find(({ route }) => route === path);
  const endpoint = own && endpointsOf(own).find(({ edition }) => edition === 'full')?.path;
  if (own && endpoint) return { exercise: own, endpoint, isStudy: false };
  const variant = studyVariantOf(path);
  for (const exercise of exercises) {
    if (researchVariantsOf(exercise).some(({ name }) => name === variant)) {
      return { exercise, endpoint: `/api${path}`, isStudy: true };
    }
  }
  return null;
}

/** Whether this has the form of the id of a saved task. */
export const isSavedTask = (taskId: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(taskId);

/** Where its study asks for consent: the end of a hidden address, or an exercise whose address says research; null outside a study. */
export const studyAddressOf = (
  { isStudy, exercise }: ConversationPlace,
  path: string,
  { isResearch }: { readonly isResearch: boolean },
): string | null => (isStudy ? path.slice(1) : isResearch ? exercise.name : null);

const truths = new Set(['true', '1', 'yes']);

/** What an address adds: `research` or `isResearch`, `participant` or `participantName`; `task` to go on with. */
export function addressFacts(search: URLSearchParams): {
  isResearch: boolean;
  participantName: string;
  task: string | null;
} {
  const flag = search.get('research') ?? search.get('isResearch') ?? '';
  const task = search.get('task');
  const name = search.get('participant') ?? search.get('participantName') ?? '';
  return {
    isResearch: truths.has(flag.toLowerCase()),
    participantName: name.slice(0, 200),
    // Whoever sends somebody an address must not thereby write along in what they answer.
    task: task !== null && isSavedTask(task) ? task : null,
  };
}
