import { availableParallelism, setPriority } from 'node:os';

import { buildDictionary, DiskFull, NothingToCount } from '@vernacular/dictionaries/node';

import type { CountRequest, CountReport } from './count-corpus.ts';

const tell = (report: CountReport) => process.send?.(report);
const reportInterval = 250;

/** Counting is 90 % of the work; merging the counts is the rest. */
const countingShare = 0.9;

async function count({
  code,
  label,
  language,
  corpus,
  folder,
}: CountRequest): Promise<CountReport> {
  let told = 0;
  const { about, leftOut } = await buildDictionary({
    code,
    label,
    language,
    folder,
    from: [corpus],
    credit: 'Counted from texts of your own.',
    cores: Math.max(1, Math.min(2, availableParallelism() - 1)),
    progress: ({ done, of }) => {
      if (Date.now() - told < reportInterval) return;
      told = Date.now();
      tell({ kind: 'progress', progress: of ? (countingShare * done) / of : 0 });
    },
  });
  const files = new Set(leftOut.map(({ path }) => path));
  return { kind: 'done', tokens: about.tokens ?? 0, types: about.types, leftOut: files.size };
}

function failureOf(error: unknown): CountReport {
  if (error instanceof NothingToCount) return { kind: 'failed', because: 'no-words' };
  if (error instanceof DiskFull) return { kind: 'failed', because: 'no-room' };
  return { kind: 'failed', because: 'broke-off' };
}

// Low priority; and exit when the server does.
setPriority(10);
process.once('disconnect', () => process.exit());
process.once('message', (request: CountRequest) => {
  void count(request)
    .catch(failureOf)
    .then((report) => process.send?.(report, () => process.disconnect()));
});
