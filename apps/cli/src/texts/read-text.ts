import { dirname } from 'node:path';

import { type MarkedText, plainSource } from '@vernacular/check';
import { type NotTakenIn, readDocument, UnreadableDocument } from '@vernacular/documents';

import { type Outside, print, Trouble } from '../streams-and-exit-codes.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { readBytes } from './read-bytes.ts';

/** A text with its source; `origin` maps places in the text to places in the source. */
export interface SourceText extends MarkedText {
  /** The source of the document, followed by those of the files that it includes. */
  readonly source: string;
  readonly takenIn?: readonly TakenInFile[];
  readonly notTakenIn?: readonly NotTakenIn[];
  /** Sentences for the user. */
  readonly notices?: readonly string[];
}

interface TakenInFile {
  /** Relative to the folder of the file that was read. */
  readonly path: string;
  readonly source: string;
  /** Offset in the `source` of the text where this file begins. */
  readonly start: number;
  /** Offset in `source` of the command that includes this file. */
  readonly from: number;
}

const wholePage =
  'No main part was found that holds most of this page, so all of it was read, with its headers and footers.';

const sayNotTakenIn = ({ path, circle }: NotTakenIn): string =>
  circle === null
    ? `${path} is left out here: seen from the folder of this text it is not there, or it is too large.`
    : `Files take in each other in a circle, and each was read once: ${circle.join(' → ')}.`;

/** The text of a file, or of stdin for '-'; `say` gets notices for the user. Throws {@link Trouble} for a bad file. */
export async function readText(
  path: string,
  outside: Outside,
  say = (sentence: string) => print(outside.stderr, `${sentence}\n`),
): Promise<string> {
  const { text, notices = [] } = await sourceIn(await readBytes(path, outside), path, outside);
  for (const notice of notices) await say(`${path}: ${notice}`);
  return text;
}

/**
 * Returns the text of a file with the source that it was extracted from, given the bytes of the file. For PDF
 * and archives such as .docx, `source` is the text itself. Throws {@link Trouble} if the document cannot be read.
 */
export async function sourceIn(
  bytes: Uint8Array,
  path: string,
  { signal, stderr }: Pick<Outside, 'signal' | 'stderr'>,
): Promise<SourceText> {
  const fileName = path === '-' ? `input${isZip(bytes) ? '.docx' : '.txt'}` : path;
  const folder = path === '-' ? {} : { folder: dirname(path) };
  const bar = progressBar(stderr);
  const onPage = (done: number, of: number) =>
    bar.show({ sentence: `${fileName}: page ${done} of ${of}`, done, of });
  try {
    if (path === '-' && bytes.length === 0) return { ...plainSource(''), source: '' };
    const read = await readDocument(
      { bytes, fileName },
      { signal, ...folder, milliseconds: Infinity, onPage },
    );
    const { text, origin, kind, encoding, takenIn = [], notTakenIn = [], isWholePage } = read;
    if (origin === null) return { ...plainSource(text), source: text };
    // RTF is decoded byte by byte, so that one character stands for one byte.
    let source = new TextDecoder(kind === 'rtf' ? 'latin1' : encoding).decode(bytes);
    const files = takenIn.map(({ path: name, source: taken, from }) => {
      const start = source.length;
      source += taken;
      return { path: name, source: taken, start, from };
    });
    const notices = new Set([
      ...(isWholePage ? [wholePage] : []),
      ...notTakenIn.map(sayNotTakenIn),
    ]);
    return { text, origin, source, takenIn: files, notTakenIn, notices: [...notices] };
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw new Trouble(cause.message, { cause });
    throw cause;
  } finally {
    await bar.end();
  }
}

/** As `readText`, but with the path before an error message. */
export async function readNamedText(path: string, outside: Outside): Promise<string> {
  return readText(path, outside).catch((cause: unknown) => {
    throw cause instanceof Trouble ? new Trouble(`${path}: ${cause.message}`, { cause }) : cause;
  });
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
