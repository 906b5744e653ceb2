import { describe, expect, it } from 'vitest';

import { resultFileName } from './result-file-name.ts';

const examples: readonly (readonly [sentence: string, name: string, expected: string])[] = [
  ['keeps a plain name', 'My article', 'My article - Result.docx'],
  ['says Article when there is no name', '', 'Article - Result.docx'],
  ['says Article when only blanks are given', ' \t\n', 'Article - Result.docx'],
  ['keeps Hebrew', 'כתבה על כוכבים', 'כתבה על כוכבים - Result.docx'],
  ['turns path separators into dashes', '../../etc/passwd', '-..-etc-passwd - Result.docx'],
  ['turns Windows paths into dashes', 'C:\\a', 'C--a - Result.docx'],
  ['drops what Windows forbids', 'Why "so" <few>?*', 'Why so few - Result.docx'],
  ['drops control characters', 'a\u0000b\u007fc\r\nd', 'abc d - Result.docx'],
  ['drops direction overrides', 'a\u202egpj.\u2066b', 'agpj.b - Result.docx'],
  ['drops half a surrogate pair', 'a\ud800b', 'ab - Result.docx'],
  ['drops leading dots', '...hidden', 'hidden - Result.docx'],
  ['defuses the name of a device', 'con.notes', 'con_.notes - Result.docx'],
  ['leaves a word that begins like a device', 'console', 'console - Result.docx'],
];

describe('the name of the Word download', () => {
  it.each(examples)('%s', (_sentence, name, expected) => {
    expect(resultFileName(name)).toBe(expected);
  });

  it('stays within what file systems allow, without cutting a character in two', () => {
    const name = resultFileName('🙂'.repeat(300));
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(🙂)+ - Result\.docx$/u);
  });
});
