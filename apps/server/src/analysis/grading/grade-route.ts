import { gradeCall, limits } from '@vernacular/contract';
import { readableEndings, nameWithoutEnding, readDocument } from '@vernacular/documents';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import type { AnalysisContext } from '../workers/analysis-context.ts';
import type { JsonPieces } from '../workers/json-writer.ts';
import {
  formRoute,
  readForm,
  withoutDatabase,
  abortOnDisconnect,
  rateLimitKey,
  Failure,
  type FormPart,
  type FormRules,
} from '../../http/index.ts';
import { keepsWork, noRoom, unlessFull } from '../../store/index.ts';
import { chooseDictionary } from './choose-dictionary.ts';
import { insistsIn, methodOf, optionFields, periodOf, fieldOf, isChosen } from './form-fields.ts';
import { sendJson } from './send-json.ts';

export const gradeRoute: FastifyPluginAsync<AnalysisContext> = async (
  app,
  { dictionaries, ownDictionaries, store, budget, workers },
) => {
  // A function of its own, so that the bytes of the form can be freed while the text waits in the queue.
  const readGradeForm = async (reply: FastifyReply, signal: AbortSignal) => {
    const parts = await readForm(reply, articleRules, budget);
    return {
      method: methodOf(parts),
      article: await readArticle(parts, signal),
      requested: periodOf(parts),
      insists: insistsIn(parts),
    };
  };

  app.route({
    ...formRoute(gradeCall, {
      tag: 'De-Jargonizer',
      status: 200,
      description: `A text, or a file (${readableEndings.map((one) => `.${one}`).join(', ')}). When both are there, the file is graded. The language of the text comes before the period: a text that is surely in another language is graded by the counts of its own, and notice says so, unless insist is true; one in a third language has no score, message names the language, and insist has it graded all the same. The scores of the refined method do not compare with the literature.`,
    }),
    config: { acceptsCookie: true, worksWithoutStore: true, rateLimit: 'grading' },
    handler: async (request, reply) => {
      const signal = abortOnDisconnect(reply);
      const { visitor } = request;
      const { article, method, ...options } = await readGradeForm(reply, signal);
      const choice = await chooseDictionary(
        { dictionaries, ownDictionaries },
        { ...options, asker: request },
        article.text,
      );
      const isKept =
        visitor !== null &&
        (visitor.keepsWork ??
          keepsWork(await withoutDatabase(request, () => store.demographics.of(visitor.id), null)));
      const { json, record } = await workers.run(
        'grade',
        { ...article, choice, method, isKept },
        { size: article.text.length, who: rateLimitKey(request), signal },
      );
      const taskId =
        visitor && record
          ? await withoutDatabase(
              request,
              () => unlessFull(store.interactions.save('dejargonizer', visitor.id, record)),
              null,
            )
          : null;
      return sendJson(reply, withEnd(json, endOf(taskId, request.isStoreAway)));
    },
  });
};

const articleRules: FormRules = {
  parts: 20,
  tooMany: 'request-too-large',
  fields: {
    ...optionFields,
    ContentTA: { limit: limits.article, tooLarge: 'text-too-large', isTyped: true },
    ArticleFU: { limit: limits.article, tooLarge: 'file-too-large' },
  },
};

async function readArticle(parts: readonly FormPart[], signal: AbortSignal) {
  const text = fieldOf(parts, 'ContentTA');
  const file = parts.find((part) => part.field === 'ArticleFU' && isChosen(part));
  if (file) {
    const fileName = file.fileName ?? '';
    const document = await readDocument({ bytes: file.bytes, fileName }, { signal });
    const isBoth = text.trim() !== '';
    return {
      text: document.text,
      name: nameWithoutEnding(fileName),
      notice: isBoth ? 'You sent a text and a file. The file was graded.' : null,
    };
  }
  if (text.trim() === '') throw new Failure('nothing-to-grade');
  return { text, name: '', notice: null };
}

const noTask = '"taskId":null}';

function endOf(taskId: string | typeof noRoom | null, isStoreAway: boolean): string | null {
  if (taskId === noRoom) return '"taskId":null,"notSaved":"full"}';
  if (taskId !== null) return `"taskId":${JSON.stringify(taskId)}}`;
  return isStoreAway ? '"taskId":null,"notSaved":true}' : null;
}

function withEnd(pieces: JsonPieces, end: string | null): readonly Uint8Array[] {
  const last = pieces.at(-1);
  if (end === null || !last) return pieces;
  return [...pieces.slice(0, -1), last.subarray(0, last.length - noTask.length), Buffer.from(end)];
}
