import { expect, it } from 'vitest';

import { writeCsv } from './write-csv.ts';

it('marks the bytes, quotes every cell, and lets no spreadsheet run one', async () => {
  const file = await writeCsv([
    ['Student', 'Change'],
    ['=dana', '-1.2'],
    ['a "b"', '-1.2e-7'],
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\ufeff"Student","Change"\r\n"\'=dana","-1.2"\r\n"a ""b""","-1.2e-7"\r\n',
  );
});
