import { useEffect, useReducer, type Dispatch } from 'react';

import { hold, readHeld } from './storage.ts';

/** `useReducer` whose state survives unmounting, in memory, until a page load or a logout: what `atRest` returns. */
export function useCachedReducer<S, E>(
  key: string,
  reduce: (state: S, event: E) => S,
  first: S,
  atRest: (state: S) => S,
): [S, Dispatch<E>] {
  const [state, dispatch] = useReducer(reduce, first, () => (readHeld(key) as S) ?? first);
  useEffect(() => {
    hold(key, atRest(state));
  }, [key, state, atRest]);
  return [state, dispatch];
}
