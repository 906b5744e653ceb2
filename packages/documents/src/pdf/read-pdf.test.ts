import { expect, it, vi } from 'vitest';

import { pdfForTests, type TestLine } from './pdf-for-tests.ts';
import { readPdf } from './read-pdf.ts';

// What reads a format is fetched first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const textOf = async (bytes: Uint8Array) =>
  (await readPdf({ bytes, ending: 'pdf', openZip: never, nearby: () => null })).text;
const never = () => {
  throw new Error('A PDF is no package of files.');
};
const read = (...pages: readonly (readonly TestLine[])[]) => textOf(pdfForTests(pages));

it('joins the lines of a paragraph, and the halves of a word', async () =>
  expect(
    await read([
      [72, 700, 18, 'A head'],
      [72, 660, 11, 'Leaves make their food from light, and the photo-'],
      [72, 646, 11, 'synthesis that does it is well-'],
      [72, 632, 11, 'known. Here it ends.'],
      [72, 600, 11, 'Another paragraph is well-known.'],
    ]),
  ).toBe(
    'A head\nLeaves make their food from light, and the photosynthesis that does it is well-known. Here it ends.\nAnother paragraph is well-known.',
  ));

it('makes words of letters that are set apart', async () => {
  const spaced = pdfForTests([[[72, 700, 12, ') Tj 3 Tc (The end of all letter-spaced cells.']]]);
  expect(await textOf(spaced)).toBe('The end of all letter-spaced cells.');
});

it('reads a column to its end, and goes on in the next', async () =>
  expect(
    await read([
      [72, 700, 10, 'The left column begins with this line and'],
      [72, 688, 10, 'goes on to its foot, where the sentence is'],
      [320, 700, 10, 'continued in the right one, and ended.'],
    ]),
  ).toBe(
    'The left column begins with this line and goes on to its foot, where the sentence is continued in the right one, and ended.',
  ));

const page = (number: number, text: string): readonly TestLine[] => [
  [72, 760, 9, `Journal of Leaves ${number}`],
  [72, 700, 11, text],
  [72, 686, 11, 'of the page.'],
  [300, 30, 9, `${number}`],
];

it('leaves out running heads and the numbers of pages', async () => {
  expect(await read(page(7, 'One text'), page(8, 'Other text'), page(9, 'Last text'))).toBe(
    ['One', 'Other', 'Last'].map((one) => `${one} text of the page.`).join('\n'),
  );
});

it('is refused without text, with a password, and when it is damaged', async () => {
  await expect(read([])).rejects.toMatchObject({
    reason: 'empty',
    message: expect.stringContaining('scanner'),
  });
  const key = `<${'00'.repeat(32)}>`;
  const locked = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>`;
  await expect(textOf(pdfForTests([[[72, 700, 9, 'a']]], locked))).rejects.toMatchObject({
    reason: 'encrypted',
  });
  await expect(textOf(Buffer.from('%PDF-1.7 and no more'))).rejects.toMatchObject({
    reason: 'corrupt',
  });
});
