import { print, type Output } from '../outside.ts';

/** How far a task is. */
interface Step {
  readonly sentence: string;
  readonly done: number;
  /** Null when no one knows. */
  readonly of: number | null;
}

/** A line on the terminal that shows how far a task is; silent where there is no terminal. */
export interface ProgressBar {
  readonly show: (step: Step) => void;
  /** Wipes the line. */
  readonly end: () => Promise<void>;
}

const redrawEvery = 80;
const barWidth = 24;
const wipe = '\r\u001b[2K';

/** A progress bar on a stream, redrawn a dozen times a second. `now` is in milliseconds. */
export function progressBar(output: Output, now: () => number = Date.now): ProgressBar {
  if (output.isTTY !== true) return { show: () => {}, end: async () => {} };
  let drawn = -Infinity;
  return {
    show(step) {
      if (now() - drawn < redrawEvery) return;
      drawn = now();
      output.write(`${wipe}${lineOf(step).slice(0, (output.columns ?? 80) - 1)}`, () => {});
    },
    end: () => (drawn === -Infinity ? Promise.resolve() : print(output, wipe)),
  };
}

function lineOf({ sentence, done, of }: Step): string {
  if (of === null || of === 0) return sentence;
  const share = Math.min(1, done / of);
  const full = Math.round(share * barWidth);
  const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`;
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${sentence}`;
}
