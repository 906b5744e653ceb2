import { expect, it } from 'vitest';

import { zipForTests } from '../zip-for-tests.ts';
import { readInWorker } from './read-in-worker.ts';

it('stops a document that takes too long', async () => {
  const bytes = zipForTests([{ name: 'word/document.xml', content: '<a/>' }]);
  const wish = { bytes, kind: 'docx', ending: 'docx', milliseconds: 0 } as const;
  await expect(readInWorker(wish)).rejects.toMatchObject({ reason: 'took-too-long' });
});
