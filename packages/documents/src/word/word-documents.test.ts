import { describe, expect, it, vi } from 'vitest';

import { openZipPackage } from '../docx/open-zip-package.ts';
import { readDocument } from '../read-document.ts';
import { writeInstructionsDocument } from './instructions-document.ts';
import { documentTexts } from './texts/translations.ts';
import { type ResultDocument, writeResultDocument } from './result-document.ts';

// Each document is read again in a worker, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const example: ResultDocument = {
  name: 'Star light',
  totals: {
    common: 2,
    mid: 1,
    rare: 1,
    cleaned: 4,
    score: 63,
    percentages: { common: 50, mid: 25, rare: 25 },
  },
  feedback: 'Try to get it higher in the next round.',
  pieces: [
    { text: 'Light', level: 'common' },
    { text: ' of ', level: null },
    { text: 'distant', level: 'mid' },
    { text: '\n', level: null },
    { text: 'exoplanets', level: 'rare' },
    { text: ' <&>', level: null },
  ],
  dictionary: 'News in English, 2021–2024',
  date: new Date('2026-11-21T12:00:00Z'),
  direction: 'ltr',
};

async function write(changes: Partial<ResultDocument> = {}) {
  const bytes = await writeResultDocument({ ...example, ...changes });
  const { text } = await readDocument({ bytes, fileName: 'Result.docx' });
  const zip = await openZipPackage(bytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip.read('word/document.xml')) chunks.push(chunk);
  return { text, xml: Buffer.concat(chunks).toString() };
}

describe('the Word document of a result', () => {
  it('says of a text without words that it has none, and gives no score', async () => {
    const none = { common: 0, mid: 0, rare: 0 };
    const totals = { ...none, cleaned: 0, score: null, percentages: none };
    const { text } = await write({
      totals,
      feedback: null,
      pieces: [{ text: '12 %', level: null }],
    });
    expect(text).toContain('The text has no words.');
    expect(text).not.toContain('of 100');
  });

  it('tells the title, the score, the counts, the text, the dictionary and the date', async () => {
    const { text } = await write();
    expect(text.split('\n')).toEqual([
      'Star light',
      'Score: 63 of 100. Try to get it higher in the next round.',
      'Level\tWords\tShare',
      'Common\t2\t50 %',
      'Mid-frequency\t1\t25 %',
      'Rare\t1\t25 %',
      'Classified\t4\t100 %',
      'The text',
      'Mid-frequency words are orange with a dotted line. Rare words are red with a solid line. All other words are common.',
      'Light of distant',
      'exoplanets <&>',
      'How it was graded',
      'Word counts: News in English, 2021–2024.',
      'Date: 21 November 2026.',
    ]);
  });

  it('marks the levels by named styles', async () => {
    const { xml } = await write();
    expect(xml).toContain(
      '<w:rPr><w:rStyle w:val="Mid"/></w:rPr><w:t xml:space="preserve">distant</w:t>',
    );
    expect(xml).toContain(
      '<w:rPr><w:rStyle w:val="Rare"/></w:rPr><w:t xml:space="preserve">exoplanets</w:t>',
    );
  });

  it('lets neighbours of one level share a run', async () => {
    const { xml } = await write();
    expect(xml).toContain('<w:r><w:t xml:space="preserve">Light of </w:t></w:r>');
  });

  it('runs from right to left for Hebrew', async () => {
    const { xml } = await write({
      name: 'אור',
      direction: 'rtl',
      pieces: [{ text: 'כוכבים', level: 'rare' }],
    });
    expect(xml).toContain('<w:pStyle w:val="ArticleText"/><w:bidi/>');
    expect(xml).toContain('<w:rStyle w:val="Rare"/><w:rtl/>');
  });

  it('speaks Hebrew around an English text, from right to left', async () => {
    const { text, xml } = await write({ language: 'he', dictionary: 'אנגלית כללית' });
    expect(text).toContain('ציון: 63 מתוך 100. בפעם הבאה כדאי לנסות להגיע לציון גבוה יותר.');
    expect(text).toContain('ספירות המילים: אנגלית כללית.\nתאריך: 21 בנובמבר 2026.');
    expect(text.replace('Star light', '').replace(/Light of distant\nexoplanets/, '')).not.toMatch(
      /[a-z]/i,
    );
    expect(xml).toContain('<w:bidiVisual/>');
  });

  it('says Article when there is no name', async () => {
    expect((await write({ name: ' ' })).text).toMatch(/^Article\n/);
  });

  it('drops the characters that Word can’t open, in the name and in the text', async () => {
    const { text } = await write({
      name: 'a\u0000\ud800b',
      pieces: [{ text: 'c\u0001\udc00\uffffd🙂', level: 'rare' }],
    });
    expect(text).toMatch(/^ab\n/);
    expect(text).toContain('\ncd🙂\n');
  });

  it('takes a text of 100,000 words of changing level in stride', async () => {
    const pieces = Array.from({ length: 100_000 }, (_, index) => ({
      text: 'jargon ',
      level: index % 2 === 0 ? ('rare' as const) : null,
    }));
    expect((await write({ pieces })).text.match(/jargon/g)).toHaveLength(100_000);
  });
});

const partsIn = (language: 'en' | 'he'): readonly object[] =>
  documentTexts[language].instructions.map((part) =>
    typeof part === 'string' ? { text: part } : part,
  );

it.each(['en', 'he'] as const)('writes every part of the instructions in %s', async (language) => {
  const bytes = await writeInstructionsDocument(language);
  const { text } = await readDocument({ bytes, fileName: 'Instructions.docx' });
  const wanted = partsIn(language).flatMap((part) => Object.values(part).flat());
  for (const sentence of wanted) expect(text).toContain(sentence);
  expect(text).toContain(`npm run dictionaries -- build --language ${language} --from`);
});

const partsOf = (language: 'en' | 'he') =>
  partsIn(language).map((part) =>
    Object.entries(part).map(([kind, content]) => [kind, [content].flat().length]),
  );

it('gives the instructions the same parts in each language', () => {
  expect(partsOf('he')).toEqual(partsOf('en'));
});
