import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { type Outside, print, Trouble } from '../streams-and-exit-codes.ts';

async function readInput({ stdin, stderr, signal }: Outside): Promise<Uint8Array> {
  if (stdin.isTTY) await print(stderr, 'Type or paste a text, then press Ctrl-D.\n');
  return buffer(addAbortSignal(signal, stdin));
}

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'You may not read this file.',
  EPERM: 'You may not read this file.',
};

/** Returns the bytes of a file, or of stdin for '-'. Throws {@link Trouble} if the file cannot be read. */
export async function readBytes(path: string, outside: Outside): Promise<Uint8Array> {
  if (path === '-') return readInput(outside);
  try {
    return await readFile(path);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new Trouble(sentences[code] ?? `This file can’t be read: ${message}`, { cause });
  }
}
