import { describe, expect, it } from 'vitest';

import { readDocument } from '../read-document.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { zipForTests, type TestEntry } from '../zip-for-tests.ts';
import { readInPage } from './read-in-page.ts';

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const main = (inside: string, forged: Partial<TestEntry> = {}): TestEntry => ({
  name: 'word/document.xml',
  content: `<?xml version="1.0"?><w:document xmlns:w="${w}"><w:body>${inside}</w:body></w:document>`,
  ...forged,
});
const table = `<w:tbl><w:tr><w:tc>${paragraph('gene')}</w:tc><w:tc>${paragraph('BRCA1')}</w:tc></w:tr></w:tbl>`;
const whole = zipForTests([
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/media/picture.png', content: new Uint8Array(50_000) },
  main(paragraph('A heading') + paragraph('שלום') + table),
]);

const refusalOf = async (bytes: Uint8Array, fileName: string) => {
  const trouble: unknown = await readInPage({ bytes, fileName }).catch((thrown) => thrown);
  return trouble instanceof UnreadableDocument ? trouble.reason : trouble;
};

describe('a file read in the browser', () => {
  it.each([
    ['a Word document', 'a.docx', whole],
    ['a text file', 'a.txt', Buffer.from('One\r\ntwo – drei')],
    ['a text of an old Hebrew system', 'a.txt', Buffer.from([0xf9, 0xec, 0xe5, 0xed, 0x20, 0xf9])],
  ])('gives the same text as on the server: %s', async (_, fileName, bytes) => {
    const { text } = await readDocument({ bytes, fileName });
    expect(await readInPage({ bytes, fileName })).toBe(text);
  });

  it('keeps headings and table rows as lines', async () => {
    expect(await readInPage({ bytes: whole, fileName: 'a.docx' })).toBe(
      'A heading\nשלום\ngene\tBRCA1',
    );
  });

  it('refuses what the server refuses', async () => {
    expect(await refusalOf(Buffer.from('%PDF-1.7'), 'a.docx')).toBe('not-what-its-name-says');
    expect(await refusalOf(Buffer.from('text'), 'a.pages')).toBe('unsupported-type');
    expect(await refusalOf(new Uint8Array(), 'a.txt')).toBe('empty');
    expect(await refusalOf(whole.subarray(0, whole.length - 30), 'a.docx')).toBe('corrupt');
    expect(await refusalOf(zipForTests([{ name: 'a', content: 'b' }]), 'a.docx')).toBe(
      'not-what-its-name-says',
    );
  });

  it('never unpacks more than it may', async () => {
    const stated = zipForTests([main(paragraph('a'), { statedSize: 200 * 1024 * 1024 })]);
    expect(await refusalOf(stated, 'a.docx')).toBe('too-large-inside');
    const many = Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: '' }));
    expect(await refusalOf(zipForTests(many), 'a.docx')).toBe('too-large-inside');
    const forged = zipForTests([main(paragraph('a'.repeat(5000)), { statedSize: 100 })]);
    expect(await refusalOf(forged, 'a.docx')).toBe('corrupt');
  });
});
