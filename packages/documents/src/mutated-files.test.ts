import { expect, it } from 'vitest';

import { mutatedFiles } from './mutate-for-tests.ts';
import { packagesForTests } from './packages-for-tests.ts';
import { readDocument } from './read-document.ts';
import { samples } from './samples-for-tests.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** How often here; `npm run mutate -w packages/documents` damages each a thousand times, with limits of time and memory. */
const each = 8;

const files = [
  ...samples.map(({ fileName, source }) => ({ fileName, source: Buffer.from(source) })),
  ...packagesForTests,
];

it.each(packagesForTests)('$fileName is read undamaged', async ({ source, fileName }) => {
  const { text } = await readDocument({ bytes: source, fileName });
  expect(text).toContain('Cells divide');
});

it.each(files)('$fileName may be damaged in any way', { timeout: 60_000 }, async (sample) => {
  for (const bytes of mutatedFiles(sample.source, each, sample.fileName)) {
    const found = await readDocument({ bytes, fileName: sample.fileName }).then(
      ({ text }) => typeof text,
      (trouble: unknown) => (trouble instanceof UnreadableDocument ? 'refused' : String(trouble)),
    );
    expect(['string', 'refused']).toContain(found);
  }
});
