import { expect, it } from 'vitest';

import { mutatedFiles } from './mutate-for-tests.ts';
import { epubForTests, odtForTests, pptxForTests } from './packages-for-tests.ts';
import { pdfForTests } from './pdf/pdf-for-tests.ts';
import { readDocument } from './read-document.ts';
import { samples } from './samples-for-tests.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** How often here; `npm run mutate -w packages/documents` damages each a thousand times, with limits of time and memory. */
const each = 8;

const slide = '<p:sp><a:p><a:r><a:t>Cells divide.</a:t></a:r></a:p></p:sp>';
const files = [
  ...samples.map(({ fileName, source }) => ({ fileName, source: Buffer.from(source) })),
  { fileName: 'a.odt', source: odtForTests('<o:text><text:p>Cells</text:p></o:text>') },
  { fileName: 'a.pptx', source: pptxForTests(slide, slide) },
  { fileName: 'a.epub', source: epubForTests(['<html><body><p>Cells</p></body></html>']) },
  { fileName: 'a.pdf', source: pdfForTests([[[72, 700, 18, 'Cells divide']]]) },
];

it.each(files)('$fileName may be damaged in any way', { timeout: 60_000 }, async (sample) => {
  for (const bytes of mutatedFiles(sample.source, each, sample.fileName)) {
    const found = await readDocument({ bytes, fileName: sample.fileName }).then(
      ({ text }) => typeof text,
      (trouble: unknown) => (trouble instanceof UnreadableDocument ? 'refused' : String(trouble)),
    );
    expect(['string', 'refused']).toContain(found);
  }
});
