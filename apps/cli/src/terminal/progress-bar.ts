import { print, type Output } from '../streams-and-environment.ts';

interface Step {
  readonly sentence: string;
  readonly done: number;
  readonly of: number | null;
}

export interface ProgressBar {
  readonly show: (step: Step) => void;
  readonly end: () => Promise<void>;
}

const redrawEvery = 80;
const barWidth = 24;
const wipe = '\r\u001b[2K';

/**
 * Makes a progress bar that is redrawn about twelve times a second and shows nothing if the stream is no terminal.
 * `now` is in milliseconds.
 */
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
