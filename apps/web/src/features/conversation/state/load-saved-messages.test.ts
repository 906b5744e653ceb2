import { studentMessage } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { asTyped } from './load-saved-messages.ts';

test.each(['Dana', 'a < b & "c"', 'one\ntwo\n\nthree', 'שלום\n\nhello', ''])(
  'a stored message %j is shown as it was typed',
  (text) => {
    expect(asTyped(studentMessage('1', { text, table: [] }).text)).toBe(text);
  },
);
