import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { limits } from '@vernacular/contract';
import { readableEndings } from '@vernacular/documents';
import type { FastifyRequest } from 'fastify';

import { Failure, formFailure, formParts, ruleName } from '../../http/index.ts';

export type CorpusFields = Readonly<Record<string, string>>;

const countable = new RegExp(`\\.(${[...readableEndings, 'jsonl', 'csv'].join('|')})$`, 'iu');
const longestField = 1024;
const rules = { parts: limits.corpusFiles + 20, tooMany: 'too-many-texts' } as const;

/**
 * Streams the uploaded files to a folder, numbered from 1, so that nothing is held in memory. Throws Failure as soon as
 * too much data has arrived, and for wrong fields before the first file, when the fields precede it.
 */
export async function receiveCorpus(
  request: FastifyRequest,
  folder: string,
  check: (fields: CorpusFields) => Promise<unknown>,
  signal: AbortSignal,
) {
  const fields: Record<string, string> = {};
  let files = 0;
  let bytes = 0;

  async function* counted(file: AsyncIterable<Buffer>) {
    for await (const chunk of file) {
      bytes += chunk.length;
      if (bytes > limits.corpus) throw new Failure('corpus-too-large');
      yield chunk;
    }
  }

  const readAll = async () => {
    for await (const { fieldname: sent, filename, file } of formParts(request, rules)) {
      const fieldname = ruleName({ ...known, files: true }, sent);
      if (fieldname !== 'files') {
        const text = await readField(file);
        if (Object.hasOwn(known, fieldname)) fields[fieldname] = text;
        continue;
      }
      if (!filename) {
        file.resume();
        continue;
      }
      const [, ending] = countable.exec(filename) ?? [];
      if (!ending) throw new Failure('uncountable-file');
      if (files === 0 && Object.keys(known).every((name) => name in fields)) await check(fields);
      files += 1;
      if (files > limits.corpusFiles) throw new Failure('too-many-texts');
      const path = join(folder, `${files}.${ending.toLowerCase()}`);
      const to = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(counted(file as AsyncIterable<Buffer>), to, { signal });
    }
  };
  await readAll().catch((error: unknown) => {
    throw formFailure(error, rules);
  });
  if (files === 0) throw new Failure('no-files');
  return { fields, files, bytes };
}

const known = { name: true, language: true, from: true, to: true } as const;

async function readField(part: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestField) throw new Failure('request-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
