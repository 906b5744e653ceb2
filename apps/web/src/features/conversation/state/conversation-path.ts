import { studyVariantOf } from '../../../platform/site/study-path.ts';
import {
  endpointsOf,
  exercises,
  researchVariantsOf,
  type ListedExercise,
} from '@vernacular/exercises';

/** Which exercise a URL opens, and the API path that its turns are sent to. */
export interface ConversationPlace {
  readonly exercise: ListedExercise;
  readonly endpoint: string;
  readonly isStudy: boolean;
}

/** The exercise and API path of a route (`/half-life`), or those of a study variant; null for any other. */
export function placeAt(path: string): ConversationPlace | null {
  const own = exercises.find(({ route }) => route === path);
  const endpoint = own && endpointsOf(own).find(({ edition }) => edition === 'full')?.path;
  if (own && endpoint) return { exercise: own, endpoint, isStudy: false };
  const variant = studyVariantOf(path);
  const exercise = exercises.find((each) =>
    researchVariantsOf(each).some(({ name }) => name === variant),
  );
  return exercise ? { exercise, endpoint: `/api${path}`, isStudy: true } : null;
}

/** Whether it is the id of a saved task: a UUID in small letters. */
export const isSavedTask = (taskId: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(taskId);

const truths = new Set(['true', '1', 'yes']);

/** From the query of the URL: whether it is a study, its participant, and the saved task to continue. */
export interface AddressFacts {
  readonly isResearch: boolean;
  readonly participantName: string;
  readonly task: string | null;
}

export function addressFacts(search: URLSearchParams): AddressFacts {
  const flag = search.get('research') ?? search.get('isResearch') ?? '';
  const task = search.get('task');
  const name = search.get('participant') ?? search.get('participantName') ?? '';
  return {
    isResearch: truths.has(flag.toLowerCase()),
    participantName: name.slice(0, 200),
    // Only the id of a saved task: otherwise the author of a link could write into the recipient's answers.
    task: task !== null && isSavedTask(task) ? task : null,
  };
}
