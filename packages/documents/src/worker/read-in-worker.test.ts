import { expect, it, vi } from 'vitest';

import { pdfForTests } from '../pdf/pdf-for-tests.ts';
import { zipForTests } from '../zip-for-tests.ts';
import { readInWorker } from './read-in-worker.ts';
import { ownThread, processorTime } from './thread-time.ts';

it('stops a document that takes too long', async () => {
  const bytes = zipForTests([{ name: 'word/document.xml', content: '<a/>' }]);
  const wish = { bytes, kind: 'docx', ending: 'docx', milliseconds: 0 } as const;
  await expect(readInWorker(wish)).rejects.toMatchObject({ reason: 'took-too-long' });
});

it('tells each page of a PDF, and needs no limit', async () => {
  const bytes = pdfForTests([[[72, 700, 12, 'One']], [[72, 700, 12, 'Two']]]);
  const onPage = vi.fn<(done: number, of: number) => void>();
  const { text } = await readInWorker({
    bytes,
    kind: 'pdf',
    ending: 'pdf',
    onPage,
    milliseconds: Infinity,
  });
  expect(text).toBe('One Two');
  expect(onPage.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

const time = () => processorTime(ownThread())!;

it.runIf(process.platform === 'linux')('counts the time that a thread works', async () => {
  const before = time();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const waited = time() - before;
  for (const end = performance.now() + 300; performance.now() < end;) Math.random();
  expect(time() - before - waited).toBeGreaterThan(waited);
});
