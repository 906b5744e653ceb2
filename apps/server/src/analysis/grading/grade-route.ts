import { errorReply, gradeCall } from '@vernacular/contract';
import { readableEndings } from '@vernacular/documents';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import type { Means } from '../work/means.ts';
import type { JsonPieces } from '../work/write-json.ts';
import { readForm, withoutDatabase, abortOnDisconnect, rateLimitKey } from '../../http/index.ts';
import { keepsWork } from '../../store/index.ts';
import { chooseDictionary } from './choose-dictionary.ts';
import { methodOf } from './choose-method.ts';
import { insistsIn } from './insists.ts';
import { sendJson } from './send-json.ts';
import { articleRules, periodOf, readArticle } from './read-article.ts';

/** Grades one text or file. */
export const gradeRoute: FastifyPluginAsync<Means> = async (
  app,
  { dictionaries, ownDictionaries, store, budget, workbench },
) => {
  // The bytes of the form are let go of here: their text may wait for its turn.
  const readWish = async (reply: FastifyReply, signal: AbortSignal) => {
    const parts = await readForm(reply, articleRules, budget);
    return {
      method: methodOf(parts),
      article: await readArticle(parts, signal),
      requested: periodOf(parts),
      insists: insistsIn(parts),
    };
  };

  app.route({
    method: gradeCall.method,
    url: gradeCall.path,
    config: { acceptsCookie: true, worksWithoutStore: true, rateLimit: 'grading' },
    schema: {
      summary: gradeCall.summary,
      description: `A text, or a file (${readableEndings.map((one) => `.${one}`).join(', ')}). When both are there, the file is graded. The language of the text comes before the period: a text that is surely in another language is graded by the counts of its own, and notice says so, unless insist is true; one in a third language has no score, message names the language, and insist has it graded all the same. The scores of the refined method do not compare with the literature.`,
      tags: ['De-Jargonizer'],
      consumes: ['multipart/form-data'],
      body: gradeCall.form,
      response: { 200: gradeCall.reply, '4xx': errorReply, '5xx': errorReply },
    },
    // The form is read as it streams in, and its fields are checked there.
    validatorCompiler: () => (data) => ({ value: data }),
    handler: async (request, reply) => {
      const signal = abortOnDisconnect(reply);
      const { visitor } = request;
      const { article, method, ...wish } = await readWish(reply, signal);
      const choice = await chooseDictionary(
        { dictionaries, ownDictionaries },
        { ...wish, asker: request },
        article.text,
      );
      const isKept =
        visitor !== null &&
        keepsWork(await withoutDatabase(request, () => store.demographics.of(visitor.id), null));
      const { json, record } = await workbench.run(
        'grade',
        { ...article, choice, method, isKept },
        { size: article.text.length, who: rateLimitKey(request), signal },
      );
      const taskId =
        visitor && record
          ? await withoutDatabase(
              request,
              () => store.interactions.save('dejargonizer', visitor.id, record),
              null,
            )
          : null;
      return sendJson(reply, withEnd(json, endOf(taskId, request.isStoreAway)));
    },
  });
};

const noTask = '"taskId":null}';

/** What a reply says last: the number of the kept task, or that it could not be kept. */
function endOf(taskId: string | null, isStoreAway: boolean): string | null {
  if (taskId !== null) return `"taskId":${JSON.stringify(taskId)}}`;
  return isStoreAway ? '"taskId":null,"notSaved":true}' : null;
}

/** The reply with another end, without reading the reply again. */
function withEnd(pieces: JsonPieces, end: string | null): readonly Uint8Array[] {
  const last = pieces.at(-1);
  if (end === null || !last) return pieces;
  return [...pieces.slice(0, -1), last.subarray(0, last.length - noTask.length), Buffer.from(end)];
}
