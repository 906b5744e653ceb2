import { expect, it } from 'vitest';

import { readDocument } from '../read-document.ts';
import { writeReport } from './write-report.ts';

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
