import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readDocument } from '../read-document.ts';
import { writeReport } from './write-word-report.ts';

const read = async (bytes: ArrayBuffer) =>
  (await readDocument({ bytes: new Uint8Array(bytes), fileName: 'report.docx' })).text;

it.each([false, true])(
  'says all of a report, in its order; right to left: %s',
  async (isRightToLeft) => {
    const bytes = await writeReport({
      title: 'Before and after',
      isRightToLeft,
      parts: [
        { kind: 'paragraph', text: '3 students' },
        { kind: 'heading', text: 'Rare words' },
        {
          kind: 'table',
          rows: [
            ['Student', 'Before'],
            ['=maya <b> \u0000', '5.0'],
          ],
        },
      ],
    });
    expect((await read(bytes)).split('\n').filter(Boolean)).toEqual([
      'Before and after',
      '3 students',
      'Rare words',
      'Student\tBefore',
      expect.stringMatching(/^=maya <b>.*\t5\.0$/u),
    ]);
  },
);

it('lets a text of its own run in its own direction', async () => {
  const bytes = await writeReport({
    title: 'שיחה',
    isRightToLeft: true,
    parts: [
      { kind: 'subheading', text: 'טקסט ראשון' },
      { kind: 'paragraph', text: 'We edit genes.', isRightToLeft: false },
      { kind: 'paragraph', text: 'אנו עורכים גנים.' },
    ],
  });
  const xml = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml']!);
  const [heading, english, hebrew] = ['טקסט ראשון', 'We edit', 'אנו'].map((words) =>
    xml.slice(xml.lastIndexOf('<w:p>', xml.indexOf(words)), xml.indexOf(words)),
  );
  expect(heading).toContain('<w:pStyle w:val="Heading2"/>');
  for (const paragraph of [heading, hebrew]) expect(paragraph).toContain('<w:bidi/>');
  expect(english).not.toMatch(/<w:bidi\/>|<w:rtl\/>/u);
});

it('says above a table what it shows; its first row is its head, and words begin where the cell does', async () => {
  const bytes = await writeReport({
    title: 'A conversation',
    isRightToLeft: false,
    parts: [
      {
        kind: 'table',
        caption: 'What you filled in',
        rows: [
          ['Term', 'Name to keep', 'Times'],
          ['coral', 'the animal', '3'],
        ],
      },
    ],
  });
  const xml = strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml']!);
  const paragraphOf = (words: string) =>
    xml.slice(xml.lastIndexOf('<w:p>', xml.indexOf(words)), xml.indexOf(words));
  expect(paragraphOf('What you filled in')).toContain('<w:pStyle w:val="Caption"/>');
  expect(xml.match(/<w:tblHeader\/>/gu)).toHaveLength(1);
  expect(paragraphOf('the animal')).toContain('<w:jc w:val="start"/>');
  expect(paragraphOf('>3<')).toContain('<w:jc w:val="end"/>');
});
