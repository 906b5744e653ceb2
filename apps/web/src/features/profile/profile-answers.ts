import type { Profile } from '@vernacular/contract';

import { profileAnswerNames } from '../../platform/api/contract.at-build.ts';
import type { PeopleAnswers } from '../../parts/people-fields/people-answers.ts';

export interface ProfileAnswers extends PeopleAnswers {
  readonly rejectSaveData: boolean;
  /** Whether turning off the saving also deletes the user's own dictionaries. */
  readonly removeDictionaries?: boolean;
}

/** The answers of a profile for the form, where a missing answer is an empty string. */
export function answersOf(profile: Profile): ProfileAnswers {
  const given = profileAnswerNames.map((name) => [name, profile[name] ?? '']);
  return {
    ...(Object.fromEntries(given) as PeopleAnswers),
    rejectSaveData: profile.rejectSaveData,
  };
}
