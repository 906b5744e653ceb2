import { expect, it } from 'vitest';

import { formatFileSize } from './format-file-size.ts';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [32 * 1024, '32 kB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [15 * 1024 * 1024, '15 MB'],
  [71.5 * 1024 ** 3, '71.5 GB'],
])('writes %i bytes as %s', (bytes, written) => expect(formatFileSize(bytes, 'en')).toBe(written));
