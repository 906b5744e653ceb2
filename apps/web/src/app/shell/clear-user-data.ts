import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';

import { onLogoutInOtherTab } from '../../platform/storage/cross-tab-logout.ts';
import { showSession, useSession } from '../../platform/account/session.ts';
import { keepAgain } from '../../platform/storage/storage.ts';

/**
 * Removes a user's cached answers when the user changes, and signs out when another tab logs out.
 * Returns a counter of such logouts; use it as a React key to remount the screens.
 */
export function useClearUserData(): number {
  const session = useSession();
  const { pathname } = useLocation();
  const [departures, countOne] = useReducer((count: number) => count + 1, 0);
  const answers = useQueryClient();
  const id = session.kind === 'in' ? session.user.id : null;
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== null && before.current !== id)
      answers.removeQueries({ predicate: ({ queryKey }) => !isPublic.has(String(queryKey[0])) });
    before.current = id;
  }, [answers, id]);
  useEffect(() => {
    const hangUp = onLogoutInOtherTab(() => {
      showSession({ kind: 'out', hasLeft: true });
      countOne();
    });
    return hangUp;
  }, []);
  useEffect(() => {
    // By now the previous screens have unmounted, and their late writes were dropped.
    keepAgain();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they trigger the effect and are not read in it
  }, [pathname, departures]);
  return departures;
}

/** First parts of the query keys whose data is the same for every user. */
const isPublic = new Set(['site', 'visits', 'dictionaries', 'legal']);
