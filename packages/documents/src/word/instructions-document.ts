import { HeadingLevel, Paragraph } from 'docx';

import { instructions, type InstructionPart } from './instructions.ts';
import { packDocument } from './pack.ts';

/** The 'Build your own De-Jargonizer' instructions as a Word document. */
export async function writeInstructionsDocument(): Promise<Uint8Array> {
  const title = 'Build your own De-Jargonizer';
  return packDocument(title, [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    ...instructions.flatMap((part) => paragraphsOf(part)),
  ]);
}

function paragraphsOf(part: InstructionPart): Paragraph[] {
  if ('heading' in part) {
    return [new Paragraph({ text: part.heading, heading: HeadingLevel.HEADING_1 })];
  }
  if ('list' in part) {
    return part.list.map(
      (text) => new Paragraph({ text, bullet: { level: 0 }, spacing: { after: 60 } }),
    );
  }
  if ('code' in part) {
    return [
      ...part.code.map((text) => new Paragraph({ text, style: 'Code' })),
      new Paragraph({ text: '', spacing: { after: 60 } }),
    ];
  }
  return [new Paragraph(part.text)];
}
