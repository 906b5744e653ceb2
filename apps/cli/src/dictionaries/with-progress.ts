import type { OnProgress } from '@vernacular/dictionaries/node';

import type { Outside } from '../streams-and-environment.ts';
import { progressBar } from '../terminal/progress-bar.ts';

export async function withProgress<Result>(
  { stderr }: Outside,
  task: (progress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const bar = progressBar(stderr);
  try {
    return await task((step) => bar.show(step));
  } finally {
    await bar.end();
  }
}
