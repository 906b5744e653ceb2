import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { addAbortSignal } from 'node:stream';

import { type MarkedText, plainSource } from '@vernacular/check';
import { readDocument, UnreadableDocument } from '@vernacular/documents';

import { print, type Outside } from '../outside.ts';
import { Trouble } from '../trouble.ts';

/** A text and what it was read from: the same words at the places that `origin` leads to. */
export interface SourceText extends MarkedText {
  /** With the sources of the files that it takes in behind it, one after another. */
  readonly source: string;
  readonly takenIn?: readonly TakenInFile[];
  /** What the person has to know of how it was read. */
  readonly notice?: string;
}

interface TakenInFile {
  /** From the folder of the file that was read. */
  readonly path: string;
  /** Where its source begins in `source`. */
  readonly start: number;
  /** Where the command that takes it in begins in `source`. */
  readonly from: number;
}

const wholePage =
  'No main part was found that holds most of this page, so all of it was read, with its headers and footers.';

/**
 * The text of a file, or of what is piped in when the path is '-'; `say` is told what the person has to know of it.
 * Throws {@link Trouble}.
 */
export async function readText(
  path: string,
  outside: Outside,
  say = (sentence: string) => print(outside.stderr, `${sentence}\n`),
): Promise<string> {
  const { text, notice } = await sourceIn(await readBytes(path, outside), path, outside);
  if (notice !== undefined) await say(`${path}: ${notice}`);
  return text;
}

/** The text in bytes that were read from a path, with its source; the text itself where that is a package of files. Throws {@link Trouble}. */
export async function sourceIn(
  bytes: Uint8Array,
  path: string,
  { signal }: Pick<Outside, 'signal'>,
): Promise<SourceText> {
  const fileName = path === '-' ? `input${isZip(bytes) ? '.docx' : '.txt'}` : path;
  const folder = path === '-' ? {} : { folder: dirname(path) };
  try {
    if (path === '-' && bytes.length === 0) return { ...plainSource(''), source: '' };
    const read = await readDocument({ bytes, fileName }, { signal, ...folder });
    const { text, origin, kind, encoding, takenIn = [], isWholePage } = read;
    if (origin === null) return { ...plainSource(text), source: text };
    // The source of rich text is taken byte by byte.
    let source = new TextDecoder(kind === 'rtf' ? 'latin1' : encoding).decode(bytes);
    const files = takenIn.map(({ path: name, source: taken, from }) => {
      const start = source.length;
      source += taken;
      return { path: name, start, from };
    });
    return { text, origin, source, takenIn: files, ...(isWholePage && { notice: wholePage }) };
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw new Trouble(cause.message, { cause });
    throw cause;
  }
}

/** The same, with trouble that begins with the name of the file. */
export async function readNamedText(path: string, outside: Outside): Promise<string> {
  return readText(path, outside).catch((cause: unknown) => {
    throw cause instanceof Trouble ? new Trouble(`${path}: ${cause.message}`, { cause }) : cause;
  });
}

async function readInput({ stdin, stderr, signal }: Outside): Promise<Uint8Array> {
  if (stdin.isTTY) await print(stderr, 'Type or paste a text, then press Ctrl-D.\n');
  const chunks: Uint8Array[] = [];
  for await (const chunk of addAbortSignal(signal, stdin)) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'You may not read this file.',
  EPERM: 'You may not read this file.',
};

/** The bytes of a file, or of what is piped in when the path is '-'. Throws {@link Trouble}. */
export async function readBytes(path: string, outside: Outside): Promise<Uint8Array> {
  if (path === '-') return readInput(outside);
  try {
    return await readFile(path);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new Trouble(sentences[code] ?? `This file can’t be read: ${message}`, { cause });
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
