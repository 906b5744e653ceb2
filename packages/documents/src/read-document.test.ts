import { describe, expect, it, vi } from 'vitest';

import { readDocument } from './read-document.ts';
import { UnreadableDocument } from './unreadable-document.ts';
import { type TestEntry, zipForTests } from './zip-for-tests.ts';

// Each document is read in a worker, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const document = (inside: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="${w}"><w:body>${inside}</w:body></w:document>`;
const relationships = (...all: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${all.map(([type, target]) => `<Relationship Type="urn:x/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const main = (content: string | Uint8Array, forged: Partial<TestEntry> = {}): TestEntry => ({
  name: 'word/document.xml',
  content,
  ...forged,
});
const note = (id: number) =>
  `<w:footnote w:id="${id}"><w:p><w:r><w:t>note ${id}</w:t></w:r></w:p></w:footnote>`;
const megabyte = 1024 * 1024;

const read = (bytes: Uint8Array, fileName = 'a.docx') => readDocument({ bytes, fileName });
const readZip = async (...entries: readonly TestEntry[]) => (await read(zipForTests(entries))).text;

describe('a Word document', () => {
  it('gives its text, and leaves the bytes to the caller', async () => {
    const bytes = zipForTests([main(document(paragraph('Hello')))]);
    expect(await read(bytes)).toEqual({
      text: 'Hello',
      kind: 'docx',
      encoding: 'utf-8',
      origin: null,
    });
    expect(bytes.length).toBeGreaterThan(100);
  });

  it('is found by its relationships under any name', async () => {
    expect(
      await readZip(
        { name: '_rels/.rels', content: relationships(['officeDocument', '/odd/Main.xml']) },
        { name: 'odd/main.xml', content: document(paragraph('odd')) },
      ),
    ).toBe('odd');
  });

  it('is found by its content type when relationships are missing', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
    expect(
      await readZip(
        {
          name: '[Content_Types].xml',
          content: `<Types><Override PartName="/x.xml" ContentType="${type}"/></Types>`,
        },
        { name: 'x.xml', content: document(paragraph('typed')) },
      ),
    ).toBe('typed');
  });

  it('has the notes it points to after the body, and no others', async () => {
    expect(
      await readZip(
        main(document('<w:p><w:r><w:t>body</w:t><w:footnoteReference w:id="2"/></w:r></w:p>')),
        {
          name: 'word/_rels/document.xml.rels',
          content: relationships(['footnotes', 'footnotes.xml'], ['comments', 'comments.xml']),
        },
        {
          name: 'word/footnotes.xml',
          content: `<w:footnotes xmlns:w="${w}">${note(1)}${note(2)}</w:footnotes>`,
        },
        { name: 'word/comments.xml', content: document(paragraph('comment')) },
      ),
    ).toBe('body\nnote 2');
  });

  it('may be written in UTF-16', async () => {
    const xml = Buffer.from(`\ufeff${document(paragraph('שלום'))}`, 'utf16le');
    expect(await readZip(main(xml))).toBe('שלום');
  });

  it('of 320,000 words is read', async () => {
    const text = await readZip(main(document(paragraph('lorem ipsum '.repeat(20)).repeat(8_000))));
    expect(text.match(/\S+/g)).toHaveLength(320_000);
  });

  it('can be read beside many others at once', async () => {
    const bytes = zipForTests([main(document(paragraph('one')))]);
    const all = await Promise.all(Array.from({ length: 12 }, () => read(bytes)));
    expect(all.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, () => 'one'));
  });
});

const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0);
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const refusals: readonly (readonly [
  what: string,
  reason: string,
  file: string,
  bytes: Uint8Array,
])[] = [
  ['a file of another type', 'unsupported-type', 'a.png', Buffer.from('a')],
  ['a file without an ending', 'unsupported-type', 'a', Buffer.from('a')],
  ['an empty file', 'empty', 'a.txt', new Uint8Array()],
  ['a PDF that is called .docx', 'not-what-its-name-says', 'a.docx', Buffer.from('%PDF-1.7')],
  ['a PDF that is called .txt', 'not-what-its-name-says', 'a.txt', Buffer.from('%PDF-1.7')],
  ['an old Word file', 'not-what-its-name-says', 'a.docx', ole],
  ['a text that is called .docx', 'not-what-its-name-says', 'a.docx', Buffer.from('Hello')],
  ['a Word document that is called .txt', 'not-what-its-name-says', 'a.txt', zipForTests([])],
  ['a zip archive', 'not-what-its-name-says', 'a.docx', zipForTests([{ name: 'a', content: 'b' }])],
  [
    'a workbook',
    'not-what-its-name-says',
    'a.docx',
    zipForTests([
      { name: '_rels/.rels', content: relationships(['officeDocument', 'xl/workbook.xml']) },
      {
        name: '[Content_Types].xml',
        content: `<Types><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}"/></Types>`,
      },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
    ]),
  ],
  ['another vocabulary', 'not-what-its-name-says', 'a.docx', zipForTests([main('<html/>')])],
  [
    'a document with a password',
    'encrypted',
    'a.docx',
    Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  [
    'a zip with a password',
    'encrypted',
    'a.docx',
    zipForTests([main(document(''), { flags: 0x801 })]),
  ],
  [
    'a file that breaks off',
    'corrupt',
    'a.docx',
    zipForTests([main(document(paragraph('a').repeat(999)))]).subarray(0, 200),
  ],
  [
    'a part with a wrong checksum',
    'corrupt',
    'a.docx',
    zipForTests([main(document(''), { statedSum: 1 })]),
  ],
  ['broken XML', 'corrupt', 'a.docx', zipForTests([main('<w:document>')])],
  [
    'entities that multiply',
    'corrupt',
    'a.docx',
    zipForTests([main(`<!DOCTYPE a [<!ENTITY b "bb">]>${document(paragraph('&b;'))}`)]),
  ],
  ['a bomb', 'too-large-inside', 'a.docx', zipForTests([main(Buffer.alloc(130 * megabyte, 0x20))])],
  [
    'a bomb whose header lies',
    'corrupt',
    'a.docx',
    zipForTests([main(Buffer.alloc(20 * megabyte, 0x20), { statedSize: 5_000 })]),
  ],
  [
    '20,000 files inside',
    'too-large-inside',
    'a.docx',
    zipForTests(Array.from({ length: 20_000 }, (_, index) => ({ name: `${index}`, content: '' }))),
  ],
  [
    'files that share their bytes',
    'too-large-inside',
    'a.docx',
    zipForTests([
      { name: 'a', content: 'x' },
      { name: 'b', content: 'x', sharesBytesWith: 0 },
      main(document('')),
    ]),
  ],
  [
    'archives inside archives',
    'not-what-its-name-says',
    'a.docx',
    zipForTests([{ name: 'b.zip', content: zipForTests([{ name: 'c', content: 'd' }]) }]),
  ],
  [
    'bottomless nesting',
    'too-large-inside',
    'a.docx',
    zipForTests([main(document('<w:p>'.repeat(100_000)))]),
  ],
  [
    'a text without end',
    'too-large-inside',
    'a.docx',
    zipForTests([main(document(paragraph('a'.repeat(17 * megabyte))))]),
  ],
];

describe('refuses in a sentence', () => {
  it.each(refusals)('%s (%s)', async (_what, reason, fileName, bytes) => {
    const trouble = await read(bytes, fileName).catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(UnreadableDocument);
    expect(trouble).toMatchObject({ reason, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});

it('stops when it is called off', async () => {
  const off = new AbortController();
  const bytes = zipForTests([main(document(paragraph('a')))]);
  const reading = readDocument({ bytes, fileName: 'a.docx' }, { signal: off.signal });
  off.abort(new Error('called off'));
  await expect(reading).rejects.toThrow('called off');
});
