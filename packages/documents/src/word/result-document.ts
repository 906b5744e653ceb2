import { HeadingLevel, type Table } from 'docx';

import { colouredParagraphs, type TextPiece } from './coloured-text.ts';
import { packDocument, placeForXml } from './pack-document.ts';
import { paragraph } from './paragraph.ts';
import { ruledTable } from './ruled-table.ts';
import {
  type DocumentLanguage,
  type DocumentTexts,
  type ScoreFeedback,
} from './texts/document-texts.ts';
import { documentTexts } from './texts/translations.ts';
import { legalText } from './xml-text.ts';

export interface LevelTotals {
  readonly common: number;
  readonly mid: number;
  readonly rare: number;
  readonly cleaned: number;
  readonly score: number | null;
  /** Whole percentages of the cleaned words. */
  readonly percentages: { readonly common: number; readonly mid: number; readonly rare: number };
}

export interface ResultDocument {
  /** Title of the article; empty becomes 'Article'. */
  readonly name: string;
  readonly totals: LevelTotals;
  readonly feedback: ScoreFeedback | null;
  /** In order; joined, they are the whole text. */
  readonly pieces: Iterable<TextPiece>;
  /** Example: 'News in English, 2021–2024'. Null if unknown. */
  readonly dictionary: string | null;
  /** How the words were graded. The document does not mention the published method, because readers expect it. */
  readonly method?: 'published' | 'refined';
  readonly date: Date;
  readonly direction: 'ltr' | 'rtl';
  /** The language of everything but the article. */
  readonly language?: DocumentLanguage;
}

/** The Word document of a graded text: title, score, table of levels, coloured text, dictionary and date. */
export async function writeResultDocument(result: ResultDocument): Promise<Uint8Array> {
  const name = legalText(result.name).trim() || 'Article';
  const texts = documentTexts[result.language ?? 'en'];
  const heading = (text: string) => paragraph(texts, text, { heading: HeadingLevel.HEADING_1 });
  const [mid, afterMid, rare, afterRare] = texts.key;
  const children = [
    paragraph({ isRightToLeft: result.direction === 'rtl' }, name, { heading: HeadingLevel.TITLE }),
    paragraph(texts, scoreLine(result, texts), { style: 'Score' }),
    levelTable(result.totals, texts),
    heading(texts.theText),
    paragraph(texts, [[mid, 'Mid'], [afterMid], [rare, 'Rare'], [afterRare]]),
    placeForXml(),
    heading(texts.howGraded),
    paragraph(texts, texts.counts(result.dictionary)),
    ...(result.method === 'refined' ? [paragraph(texts, texts.refined)] : []),
    paragraph(texts, texts.date(longDate(result.date, texts.locale))),
  ];
  return packDocument(
    `${name} - Result`,
    children,
    colouredParagraphs(result.pieces, result.direction),
  );
}

/** The table of levels. Each level is named in its own style, so that the table is the legend too. */
function levelTable(totals: LevelTotals, { columns, levels, ...texts }: DocumentTexts): Table {
  const { percentages } = totals;
  const inWords = (count: number) => count.toLocaleString(texts.locale);
  const counted = (level: 'common' | 'mid' | 'rare', style?: string) =>
    row(levels[level], inWords(totals[level]), `${percentages[level]} %`, style);
  const rows = [
    row(...columns),
    counted('common'),
    counted('mid', 'Mid'),
    counted('rare', 'Rare'),
    row(levels.all, inWords(totals.cleaned), totals.cleaned === 0 ? '' : '100 %'),
  ];
  return ruledTable(rows, [4200, 2400, 2400], texts.isRightToLeft);
}

const row = (level: string, words: string, share: string, style?: string) => [
  { text: level, isOfNumbers: false, style },
  { text: words, isOfNumbers: true },
  { text: share, isOfNumbers: true },
];

const scoreLine = ({ totals, feedback }: ResultDocument, texts: DocumentTexts): string =>
  totals.score === null || feedback === null
    ? texts.noWords
    : `${texts.score(totals.score)} ${texts.feedback[feedback]}`;

function longDate(date: Date, locale: string): string {
  return date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
