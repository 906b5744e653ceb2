import { useEffect, useRef } from 'react';

import { currentSession } from '../../platform/account/session.ts';
import { readJson, store } from '../../platform/storage/storage.ts';
import type { ProfileAnswers } from './profile-answers.ts';

const keyOf = (userId: string) => `profile-draft:${userId}` as const;

/** Unsaved profile changes that an ended session left in this tab; null if there are none. */
export const keptDraft = (userId: string) => readJson(keyOf(userId)) as ProfileAnswers | null;

/** Stores unsaved profile changes in this tab; `null` deletes them. */
export const keepDraft = (userId: string, answers: ProfileAnswers | null): void =>
  void store(keyOf(userId), answers && JSON.stringify(answers));

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
