import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';

import { readDocument, UnreadableDocument } from '@vernacular/documents';

import { print, type Outside } from '../outside.ts';
import { Trouble } from '../trouble.ts';

/** The text of a file, or of what is piped in when the path is '-'. Throws {@link Trouble}. */
export async function readText(path: string, outside: Outside): Promise<string> {
  const bytes = path === '-' ? await readInput(outside) : await readBytes(path);
  const fileName = path === '-' ? `input${isZip(bytes) ? '.docx' : '.txt'}` : path;
  try {
    if (path === '-' && bytes.length === 0) return '';
    return (await readDocument({ bytes, fileName }, { signal: outside.signal })).text;
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

async function readBytes(path: string): Promise<Uint8Array> {
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
