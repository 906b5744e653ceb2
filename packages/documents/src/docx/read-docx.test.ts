import { expect, it } from 'vitest';

import { zipForTests } from '../zip-for-tests.ts';
import { readDocx } from './read-docx.ts';

it('stops a document that takes too long', async () => {
  const bytes = zipForTests([{ name: 'word/document.xml', content: '<a/>' }]);
  await expect(readDocx(bytes, { milliseconds: 0 })).rejects.toMatchObject({
    reason: 'took-too-long',
  });
});
