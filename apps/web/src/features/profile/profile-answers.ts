import type { Profile } from '@vernacular/contract';

import { noAnswers, type PeopleAnswers } from '../../parts/people-fields/people-answers.ts';

/** The profile as its form holds it. */
export interface ProfileAnswers extends PeopleAnswers {
  readonly rejectSaveData: boolean;
}

/** A profile ready to be changed; no answer is empty. */
export function answersOf(profile: Profile): ProfileAnswers {
  const names = Object.keys(noAnswers) as (keyof PeopleAnswers)[];
  const given = Object.fromEntries(names.map((name) => [name, profile[name] ?? '']));
  return { ...noAnswers, ...given, rejectSaveData: profile.rejectSaveData };
}
