import { describe, expect, it, vi } from 'vitest';

import { openZipPackage } from './docx/open-zip-package.ts';
import { readEpub } from './epub/read-epub.ts';
import { readOdt } from './odt/read-odt.ts';
import { epubForTests, odtForTests, pptxForTests } from './packages-for-tests.ts';
import { readPptx } from './pptx/read-pptx.ts';
import type { Reader } from './reader-types.ts';
import { zipForTests } from './zip-for-tests.ts';

// What reads a format is fetched first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const read = async (reader: Reader, bytes: Uint8Array) =>
  (await reader({ bytes, ending: '', openZip: openZipPackage, nearby: () => null })).text;

const locked = (part: string) => `<encryption><CipherReference URI="${part}"/></encryption>`;

describe('an OpenDocument text', () => {
  it('has a line for each paragraph and row, boxes after their paragraph, notes at the end', async () =>
    expect(
      await read(
        readOdt,
        odtForTests(
          '<o:text><text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:h>Head</text:h><text:p>One<text:s text:c="3"/>two<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>a note</text:p></text:note-body></text:note><o:annotation><text:p>comment</text:p></o:annotation><draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame>\n three</text:p><table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table><text:section text:display="none"><text:p>hidden</text:p></text:section></o:text>',
        ),
      ),
    ).toBe('Head\nOne two three\nbox\na\tb\na note'));

  it('is refused with a password, and when it is another kind', async () => {
    await expect(
      read(readOdt, odtForTests('<o:text/>', '<encryption-data/>')),
    ).rejects.toMatchObject({ reason: 'encrypted' });
    await expect(read(readOdt, odtForTests('<o:spreadsheet/>'))).rejects.toMatchObject({
      reason: 'not-what-its-name-says',
    });
  });
});

describe('a presentation', () => {
  it('is read in the order of its slides, with notes, without what stands on every slide', async () =>
    expect(
      await read(
        readPptx,
        pptxForTests(
          '<p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>Ti</a:t></a:r><a:r><a:t>tle</a:t></a:r></a:p></p:sp><p:sp><p:nvPr><p:ph type="ftr"/></p:nvPr><a:p><a:r><a:t>footer</a:t></a:r></a:p></p:sp><a:tbl><a:tr><a:tc><a:p><a:r><a:t>a</a:t></a:r></a:p></a:tc><a:tc><a:p><a:r><a:t>b</a:t></a:r></a:p></a:tc></a:tr></a:tbl>',
          '<p:sp><a:p><a:r><a:t>notes</a:t></a:r><a:fld><a:t>7</a:t></a:fld></a:p></p:sp>',
        ),
      ),
    ).toBe('Title\na\tb\nnotes\nlast'));

  it('is read with bytes behind its end, as a foreign file has them', async () => {
    const whole = pptxForTests('<p:sp><a:p><a:r><a:t>Title</a:t></a:r></a:p></p:sp>', '');
    expect(await read(readPptx, Buffer.concat([whole, Buffer.alloc(1)]))).toMatch(/^Title/u);
  });
});

describe('a book', () => {
  const chapters = [
    '<!DOCTYPE html><html><head><title/><script src="x"/></head><body><p>se&nbsp;cond</p></body></html>',
    '<?xml version="1.0"?><html><body><h1>First</h1><p>text<br/>goes on</p></body></html>',
  ];
  it('is read chapter by chapter, without its contents', async () =>
    expect(await read(readEpub, epubForTests(chapters))).toBe('First\ntext\ngoes on\nse cond'));

  it('is refused when a chapter is locked, and not for a font', async () => {
    await expect(
      read(readEpub, epubForTests(chapters, locked('OPS/text%201.xhtml'))),
    ).rejects.toMatchObject({ reason: 'encrypted' });
    expect(await read(readEpub, epubForTests(chapters, locked('OPS/font.otf')))).toContain('First');
  });
});

it.each([readOdt, readPptx, readEpub])('another archive is refused (%#)', async (reader) => {
  await expect(read(reader, zipForTests([{ name: 'a', content: 'b' }]))).rejects.toMatchObject({
    reason: 'not-what-its-name-says',
  });
});
