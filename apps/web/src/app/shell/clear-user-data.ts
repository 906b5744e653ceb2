import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';

import { hearDepartures } from '../../platform/storage/cross-tab-logout.ts';
import { showSession, useSession } from '../../platform/account/session.ts';
import { keepAgain } from '../../platform/storage/storage.ts';

/**
 * Forgets one person before the next one looks: what the server said to them, and what they wrote, in this tab and
 * when they log out in another. Returns a number that is new after each such departure: a screen that has it as its
 * key begins afresh.
 */
export function useForgetting(): number {
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
    const hangUp = hearDepartures(() => {
      showSession({ kind: 'out', hasLeft: true });
      countOne();
    });
    return hangUp;
  }, []);
  useEffect(() => {
    // By now the screens before this one are closed, and what they had left to say was not kept.
    keepAgain();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they are when, not what
  }, [pathname, departures]);
  return departures;
}

/** Answers that are the same for everybody. */
const isPublic = new Set(['site', 'visits', 'dictionaries', 'legal']);
