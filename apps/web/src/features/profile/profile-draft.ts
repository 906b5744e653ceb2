import type { Profile } from '@vernacular/contract';
import { useEffect, useRef } from 'react';

import { currentSession } from '../../platform/account/session.ts';
import { profileAnswerNames } from '../../platform/api/contract.at-build.ts';
import { readJson, store } from '../../platform/storage/storage.ts';
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

const keyOf = (userId: string) => `profile-draft:${userId}` as const;

/** Unsaved profile changes that an ended session left in this tab; null if there are none. */
export const keptDraft = (userId: string) => readJson(keyOf(userId)) as ProfileAnswers | null;

/** Stores unsaved profile changes in this tab; `null` deletes them. */
export const keepDraft = (userId: string, answers: ProfileAnswers | null): void =>
  void store(keyOf(userId), answers && JSON.stringify(answers));

/** Stores the answers of a form that closes because the session has ended. */
export function useKeptWhenSignedOut(userId: string, answers: ProfileAnswers): void {
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  }, [answers]);
  useEffect(
    () => () => {
      if (currentSession().kind === 'out') keepDraft(userId, latest.current);
    },
    [userId],
  );
}
