import { useEffect, useReducer, type Dispatch } from 'react';

import { hold, readHeld } from './storage.ts';

/** A reducer whose state is still there when the reader comes back to the screen, until the page is loaded anew or somebody logs out. `atRest` is the state without what ends when the screen closes. */
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
