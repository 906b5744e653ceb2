import { readableEndings } from './formats.ts';

const sentences = {
  'not-what-its-name-says':
    'This file is not what its name says. Please save it again as .docx or .txt.',
  encrypted:
    'This document is protected with a password. Please save a copy without the password and try again.',
  corrupt:
    'This document is damaged or incomplete. Please open it in your word processor, save it again and try once more.',
  'too-large-inside':
    'This document unpacks to far more than a text needs, so it was not opened. Please copy its text into a new document and try again.',
  'unsupported-type': `Only these files can be read: ${readableEndings.map((one) => `.${one}`).join(', ')}. Please save your text as one of them.`,
  empty: 'This file is empty.',
  'took-too-long':
    'Reading this document took too long, so it was stopped. Please try again, or copy its text into a new document.',
};

export type UnreadableReason = keyof typeof sentences;

/** A file that can't be read; `message` is a sentence to show to the person who chose the file. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, sentence: string = sentences[reason], cause?: unknown) {
    super(sentence, { cause });
    this.reason = reason;
  }
}
