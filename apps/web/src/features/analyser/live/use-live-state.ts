import { useCallback, useSyncExternalStore } from 'react';

import { atIntervals } from './at-intervals.ts';
import type { LiveReading, LiveState } from './live-reading.ts';

/** In milliseconds. The text is coloured with every keystroke; the numbers beside it can update less often. */
const interval = 160;

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
