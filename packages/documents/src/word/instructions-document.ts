import { HeadingLevel, Paragraph } from 'docx';

import { packDocument } from './pack-document.ts';
import { paragraph } from './paragraph.ts';
import {
  type DocumentLanguage,
  type DocumentTexts,
  type InstructionPart,
} from './texts/document-texts.ts';
import { documentTexts } from './texts/translations.ts';

/** Writes the instructions of the screen “Build your own De-Jargonizer” as a .docx file. */
export async function writeInstructionsDocument(
  language: DocumentLanguage = 'en',
): Promise<Uint8Array> {
  const texts = documentTexts[language];
  return packDocument(texts.buildYourOwn, [
    paragraph(texts, texts.buildYourOwn, { heading: HeadingLevel.TITLE }),
    ...texts.instructions.flatMap((part) => paragraphsOf(part, texts)),
  ]);
}

function paragraphsOf(part: InstructionPart, texts: DocumentTexts): Paragraph[] {
  if (typeof part === 'string') return [paragraph(texts, part)];
  if ('heading' in part) {
    return [paragraph(texts, part.heading, { heading: HeadingLevel.HEADING_1 })];
  }
  if ('list' in part) {
    const item = { bullet: { level: 0 }, spacing: { after: 60 } };
    return part.list.map((text) => paragraph(texts, text, item));
  }
  return [
    ...part.code.map((text) => new Paragraph({ text, style: 'Code' })),
    new Paragraph({ text: '', spacing: { after: 60 } }),
  ];
}
