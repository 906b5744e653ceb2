interface Clock {
  readonly now: () => number;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

/** `setTimeout` that returns a function to cancel it. */
export const afterTimeout: Clock['later'] = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const clock: Clock = { now: () => performance.now(), later: afterTimeout };

/** Throttle: runs at once, then at most once per `interval` (ms); calls in between run once, at its end. */
export function throttle(
  run: () => void,
  interval: number,
  { now, later }: Clock = clock,
): { readonly run: () => void; readonly callOff: () => void } {
  let last = -Infinity;
  let callOff: (() => void) | null = null;
  const runNow = () => {
    callOff = null;
    last = now();
    run();
  };
  return {
    run: () => {
      const wait = last + interval - now();
      if (callOff) return;
      if (wait <= 0) runNow();
      else callOff = later(runNow, wait);
    },
    callOff: () => {
      callOff?.();
      callOff = null;
    },
  };
}
