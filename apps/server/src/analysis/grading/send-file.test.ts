import { describe, expect, it } from 'vitest';

import { contentDisposition } from './send-file.ts';

describe('the name a file is saved under', () => {
  it.each([
    ['Results.csv', `attachment; filename="Results.csv"; filename*=UTF-8''Results.csv`],
    [
      'a "b" 50%.docx',
      `attachment; filename="a _b_ 50_.docx"; filename*=UTF-8''a%20%22b%22%2050%25.docx`,
    ],
    ['תא.docx', `attachment; filename="__.docx"; filename*=UTF-8''%D7%AA%D7%90.docx`],
    [
      "it's (1)*.docx",
      `attachment; filename="it's (1)*.docx"; filename*=UTF-8''it%27s%20%281%29%2A.docx`,
    ],
    [
      'a\r\nSet-Cookie: b',
      `attachment; filename="a__Set-Cookie: b"; filename*=UTF-8''a__Set-Cookie%3A%20b`,
    ],
    [
      '../../etc/passwd',
      `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`,
    ],
    ['half \ud83d', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
  ])('%j is %s', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});
