import { type Output, type Outside, print } from '../streams-and-exit-codes.ts';

interface Step {
  readonly sentence: string;
  readonly done: number;
  readonly of: number | null;
}

const redrawEvery = 80;
const barWidth = 24;
const wipe = '\r\u001b[2K';

/** Makes a progress bar that is redrawn about twelve times a second and shows nothing if the stream is no terminal. */
export function progressBar(output: Output) {
  let drawn = -Infinity;
  return {
    show(step: Step): void {
      if (output.isTTY !== true || Date.now() - drawn < redrawEvery) return;
      drawn = Date.now();
      output.write(`${wipe}${lineOf(step).slice(0, (output.columns ?? 80) - 1)}`, () => {});
    },
    end: (): Promise<void> => (drawn === -Infinity ? Promise.resolve() : print(output, wipe)),
  };
}

/** Runs a task with a progress bar on stderr, and wipes the bar at the end. */
export async function withProgress<Result>(
  { stderr }: Outside,
  task: (progress: (step: Step) => void) => Promise<Result>,
): Promise<Result> {
  const bar = progressBar(stderr);
  try {
    return await task(bar.show);
  } finally {
    await bar.end();
  }
}

function lineOf({ sentence, done, of }: Step): string {
  if (of === null || of === 0) return sentence;
  const share = Math.min(1, done / of);
  const full = Math.round(share * barWidth);
  const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`;
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${sentence}`;
}
