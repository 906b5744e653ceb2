import { useCallback, useSyncExternalStore } from 'react';

import { atIntervals } from './at-intervals.ts';
import type { LiveReading, LiveState } from './live-reading.ts';

/** The text is coloured with every key; numbers beside it need not dance as fast. */
const interval = 160;

/** What is known about the text, at most every so many milliseconds. */
export function useLiveState(live: LiveReading): LiveState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const calm = atIntervals(listener, interval);
      const leave = live.subscribe(calm.run);
      return () => {
        leave();
        calm.callOff();
      };
    },
    [live],
  );
  return useSyncExternalStore(subscribe, live.read);
}
