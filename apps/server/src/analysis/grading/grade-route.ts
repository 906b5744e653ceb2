import { errorReply, gradeCall } from '@vernacular/contract';
import type { FastifyPluginAsync } from 'fastify';

import type { Means } from '../work/means.ts';
import { readForm, whenGone } from '../../http/index.ts';
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
  app.route({
    method: gradeCall.method,
    url: gradeCall.path,
    config: { acceptsCookie: true },
    schema: {
      summary: gradeCall.summary,
      description:
        'A text, or a .txt or .docx file. When both are there, the file is graded. The language of the text comes before the period: a text that is surely in another language is graded by the counts of its own, and notice says so, unless insist is true. The scores of the refined method do not compare with the literature.',
      tags: ['De-Jargonizer'],
      consumes: ['multipart/form-data'],
      body: gradeCall.form,
      response: { 200: gradeCall.reply, '4xx': errorReply, '5xx': errorReply },
    },
    // The form is read as it streams in, and its fields are checked there.
    validatorCompiler: () => (data) => ({ value: data }),
    handler: async (request, reply) => {
      const signal = whenGone(reply);
      const { visitor } = request;
      const parts = await readForm(reply, articleRules, budget);
      const method = methodOf(parts);
      const article = await readArticle(parts, signal);
      const choice = await chooseDictionary(
        { dictionaries, ownDictionaries },
        { requested: periodOf(parts), insists: insistsIn(parts), visitor },
        article.text,
      );
      const isKept =
        visitor !== null && (await store.demographics.of(visitor.id))?.rejectSaveData === false;
      const { json, record } = await workbench.run(
        'grade',
        { ...article, choice, method, isKept },
        { size: article.text.length, signal },
      );
      const taskId =
        visitor && record
          ? await store.interactions.save('dejargonizer', visitor.id, record)
          : null;
      return sendJson(reply, withTaskId(json, taskId));
    },
  });
};

const noTask = '"taskId":null}';

/** The reply with the number of the kept task at its end, without reading the reply again. */
function withTaskId(json: Uint8Array, taskId: string | null): Buffer {
  const reply = Buffer.from(json.buffer, json.byteOffset, json.length);
  if (taskId === null) return reply;
  const start = reply.subarray(0, reply.length - noTask.length);
  return Buffer.concat([start, Buffer.from(`"taskId":${JSON.stringify(taskId)}}`)]);
}
