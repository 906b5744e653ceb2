import { profileAnswerNames, type Profile } from '@vernacular/contract';

import type { PeopleAnswers } from '../../parts/people-fields/people-answers.ts';

/** The profile as its form holds it. */
export interface ProfileAnswers extends PeopleAnswers {
  readonly rejectSaveData: boolean;
}

/** A profile ready to be changed; no answer is empty. */
export function answersOf(profile: Profile): ProfileAnswers {
  const given = profileAnswerNames.map((name) => [name, profile[name] ?? '']);
  return {
    ...(Object.fromEntries(given) as PeopleAnswers),
    rejectSaveData: profile.rejectSaveData,
  };
}
