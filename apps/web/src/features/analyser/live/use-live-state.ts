import { useCallback, useSyncExternalStore } from 'react';

import { throttle } from './throttle.ts';
import type { LiveAnalysis, LiveState } from './live-analysis.ts';

/** In milliseconds. The text is coloured with every keystroke; the numbers beside it can update less often. */
const interval = 160;

export function useLiveState(live: LiveAnalysis): LiveState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const calm = throttle(listener, interval);
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
