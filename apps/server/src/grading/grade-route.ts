import { errorReply, gradeCall } from '@vernacular/contract';
import type { FastifyPluginAsync } from 'fastify';

import type { Means } from '../means.ts';
import { readForm } from '../uploads/read-form.ts';
import { whenGone } from '../uploads/when-gone.ts';
import { chooseDictionary } from './choose-dictionary.ts';
import { articleRules, periodOf, readArticle } from './read-article.ts';

/** Grades one text or file. */
export const gradeRoute: FastifyPluginAsync<Means> = async (
  app,
  { dictionaries, budget, workbench },
) => {
  app.route({
    method: gradeCall.method,
    url: gradeCall.path,
    schema: {
      summary: gradeCall.summary,
      description: 'A text, or a .txt or .docx file. When both are there, the file is graded.',
      tags: ['De-Jargonizer'],
      consumes: ['multipart/form-data'],
      body: gradeCall.form,
      response: { 200: gradeCall.reply, '4xx': errorReply, '5xx': errorReply },
    },
    // The form is read as it streams in, and its fields are checked there.
    validatorCompiler: () => (data) => ({ value: data }),
    handler: async (request, reply) => {
      const signal = whenGone(reply);
      const parts = await readForm(reply, articleRules, budget);
      const article = await readArticle(parts, signal);
      const choice = await chooseDictionary(dictionaries, periodOf(parts), article.text);
      const graded = await workbench.run(
        'grade',
        { ...article, choice },
        { size: article.text.length, signal },
      );
      return reply
        .type('application/json; charset=utf-8')
        .send(withTaskId(Buffer.from(graded.buffer, graded.byteOffset, graded.length), null));
    },
  });
};

/** The reply with the number of the saved task, put before its first field without reading it again. */
const withTaskId = (json: Buffer, taskId: string | null): Buffer =>
  Buffer.concat([Buffer.from(`{"taskId":${JSON.stringify(taskId)},`), json.subarray(1)]);
