import { CallFailed } from '../failure-reason.ts';

/** Called with the place in the queue, from 1, and the estimated seconds if known; with 0 when the turn has come. */
export type OnPlace = (place: number, seconds?: number) => void;

/** `done` ends the turn and records its duration for the estimates; `leave` only ends it. */
export interface Turn {
  readonly done: () => void;
  readonly leave: () => void;
}

const mostMeasured = 20;

/** A queue in order of arrival: `atOnce` turns run at a time, at most `waiting` others wait. */
export function queueFor({
  atOnce,
  waiting: mostWaiting,
  now = () => performance.now(),
}: {
  readonly atOnce: number;
  readonly waiting: number;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}) {
  const running = new Set<{ readonly since: number }>();
  const waiting: { readonly onPlace: OnPlace; readonly begin: () => void }[] = [];
  const lengths: number[] = [];

  const secondsOf = (place: number): number | undefined => {
    if (lengths.length === 0) return undefined;
    const length = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    const ends = [...running].map(({ since }) => Math.max(since + length, now()));
    let end = 0;
    for (let turn = 0; turn < place; turn += 1) {
      const soonest = ends.indexOf(Math.min(...ends));
      end = ends[soonest]! + length;
      ends[soonest] = end;
    }
    return Math.ceil((end - now()) / 1000);
  };

  const tell = (from: number) => {
    for (let at = from; at < waiting.length; at += 1)
      waiting[at]!.onPlace(at + 1, secondsOf(at + 1));
  };

  const beginTurn = (): Turn => {
    const one = { since: now() };
    running.add(one);
    const leave = () => {
      if (!running.delete(one)) return;
      waiting.shift()?.begin();
      tell(0);
    };
    return {
      leave,
      done() {
        if (running.has(one)) lengths.push(now() - one.since);
        if (lengths.length > mostMeasured) lengths.shift();
        leave();
      },
    };
  };

  return {
    /** Throws `CallFailed` if the queue is full, or the reason of `signal` if it aborts during the wait. */
    join(onPlace: OnPlace, signal: AbortSignal): Promise<Turn> {
      if (running.size < atOnce) return Promise.resolve(beginTurn());
      if (waiting.length >= mostWaiting) return Promise.reject(new CallFailed('too many at once'));
      return new Promise((resolve, reject) => {
        const one = {
          onPlace,
          begin() {
            signal.removeEventListener('abort', giveUp);
            onPlace(0);
            resolve(beginTurn());
          },
        };
        const giveUp = () => {
          const at = waiting.indexOf(one);
          waiting.splice(at, 1);
          tell(at);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(one);
        onPlace(waiting.length, secondsOf(waiting.length));
      });
    },
  };
}
