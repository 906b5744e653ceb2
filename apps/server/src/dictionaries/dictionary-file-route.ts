import type { DictionaryStore, EditionFile } from '@vernacular/dictionaries/node';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Failure } from '../failures/failure.ts';
import type { Means } from '../means.ts';
import { acceptQuality } from '../negotiation/accept-quality.ts';

const params = z.object({ file: z.string().max(300) });

/** The files a browser colours a text with. Their names change with their bytes, so they are kept for ever. */
export const dictionaryFileRoute: FastifyPluginAsyncZod<Means> = async (app, { dictionaries }) => {
  app.route({
    method: 'GET',
    url: '/dictionaries/:file',
    compress: false,
    schema: { hide: true, params },
    handler: async (request, reply) => {
      const file = await findFile(dictionaries, request.params.file);
      if (!file) throw new Failure('not-found');
      const { encoding, bytes } = bestEncoding(file, request.headers['accept-encoding']);
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .header('etag', `"${file.checksum}-${encoding}"`)
        .type('application/octet-stream');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    },
  });
};

async function findFile(dictionaries: DictionaryStore, name: string): Promise<EditionFile | null> {
  for (const { code, levels, counts } of dictionaries.list()) {
    if (levels?.file === name) return dictionaries.levelsFile(code);
    if (counts?.file === name) return dictionaries.countsFile(code);
  }
  return null;
}

function bestEncoding(file: EditionFile, accepted: string | undefined) {
  if (acceptQuality(accepted, 'br') > 0) return { encoding: 'br', bytes: file.brotli };
  if (acceptQuality(accepted, 'gzip') > 0) return { encoding: 'gzip', bytes: file.gzip };
  return { encoding: 'identity', bytes: file.plain };
}
