import { useEffect, useRef } from 'react';

import { currentSession } from '../../platform/account/session.ts';
import { readStored, store } from '../../platform/storage/storage.ts';
import type { ProfileAnswers } from './profile-answers.ts';

const keyOf = (userId: string) => `profile-draft:${userId}` as const;

/** Changes to a profile that have not been saved yet, as an ended session left them in this tab; null when there are none. */
export function keptDraft(userId: string): ProfileAnswers | null {
  try {
    return JSON.parse(readStored(keyOf(userId)) ?? 'null') as ProfileAnswers | null;
  } catch {
    return null;
  }
}

/** Keeps unsaved changes in this tab; null forgets them. */
export const keepDraft = (userId: string, answers: ProfileAnswers | null): void =>
  void store(keyOf(userId), answers && JSON.stringify(answers));

/** Keeps unsaved changes for the same person when their session ends under them. */
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
