import { useEffect, useReducer, type Dispatch } from 'react';

import { hold, readHeld } from './storage.ts';

/**
 * A reducer whose state survives leaving the screen, until a page load or a logout. `atRest` removes what ends when
 * the screen closes.
 */
export function useHeldReducer<S, E>(
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
