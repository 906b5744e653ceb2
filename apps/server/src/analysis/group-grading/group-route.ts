import { Readable } from 'node:stream';

import { errorCodes, errorReply, groupCall, type GroupLine, limits } from '@vernacular/contract';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { foreignSentence, groupCsvColumns, type Method } from '@vernacular/analyzer';
import { readDocument, UnreadableDocument, writeResultsCsv } from '@vernacular/documents';

import {
  validatorFor,
  explicitlyAccepts,
  readForm,
  toFailure,
  abortOnDisconnect,
  rateLimitKey,
  Failure,
  type FormPart,
  type FormRules,
} from '../../http/index.ts';
import { insistsIn, methodOf, optionFields, periodOf, isChosen } from '../grading/form-fields.ts';
import { sendFile } from '../grading/send-file.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';
import { chooseDictionary, type DictionaryOptions } from '../grading/choose-dictionary.ts';

const lines = 'application/x-ndjson';
const csv = 'text/csv; charset=utf-8';

export const groupRoute: FastifyPluginAsync<AnalysisContext> = async (app, context) => {
  app.route({
    method: groupCall.method,
    url: groupCall.path,
    config: {
      acceptsCookie: true,
      worksWithoutStore: true,
      rateLimit: 'groups',
      patience: 600_000,
    },
    schema: {
      summary: groupCall.summary,
      description: `A file that can't be read, or is in neither English nor Hebrew, gets a row that says why. A file that is surely in another language than the period is graded by the counts of its own, unless insist is true. With Accept: ${lines} the reply is one line of JSON for each file as it is graded.`,
      tags: ['De-Jargonizer'],
      consumes: ['multipart/form-data'],
      querystring: groupCall.query,
      body: groupCall.form,
      response: {
        200: {
          description: 'The table',
          content: {
            'text/csv': { schema: z.string().describe('UTF-8 with a byte-order mark') },
            [lines]: { schema: groupCall.line },
          },
        },
        '4xx': errorReply,
        '5xx': errorReply,
      },
    },
    // Compression would delay lines.
    compress: false,
    validatorCompiler: ({ httpPart }) =>
      httpPart === 'body' ? (data) => ({ value: data }) : validatorFor(groupCall.query),
    handler: async (request, reply) => {
      const signal = abortOnDisconnect(reply);
      const { format, texts } = request.query as z.output<typeof groupCall.query>;
      const parts = await readForm(reply, groupRules, context.budget);
      const options = {
        requested: periodOf(parts),
        insists: insistsIn(parts),
        asker: request,
        method: methodOf(parts),
        isExtended: format === 'extended',
        isShown: texts === 'true',
        who: rateLimitKey(request),
        signal,
      };
      const graded = gradeGroup(filesOf(parts), options, context);
      if (explicitlyAccepts(request, lines))
        return reply
          .type(lines)
          .header('x-accel-buffering', 'no')
          .send(Readable.from(asLines(graded, request.log)));
      for await (const line of graded)
        if (line.kind === 'csv')
          return sendFile(reply, { name: groupCall.fileName, type: csv, content: line.csv });
      return reply;
    },
  });
};

const groupRules: FormRules = {
  parts: limits.groupFiles + 20,
  fields: {
    ...optionFields,
    ArticlesGroupFU: { limit: limits.group, tooLarge: 'group-too-large' },
  },
};

function filesOf(parts: readonly FormPart[]): FormPart[] {
  const files = parts.filter((part) => part.field === 'ArticlesGroupFU' && isChosen(part));
  if (files.length === 0) throw new Failure('no-files');
  if (files.length > limits.groupFiles) throw new Failure('too-many-files');
  return files;
}

interface GroupOptions extends DictionaryOptions {
  readonly method: Method;
  readonly isExtended: boolean;
  readonly isShown: boolean;
  readonly who: string;
  readonly signal: AbortSignal;
}

/**
 * Grades files one after another and yields a line for each; the last line holds the whole table. A file that cannot be
 * read, or is in a language without a dictionary, gets a row with the reason. Each file is freed after it is read.
 */
async function* gradeGroup(
  files: FormPart[],
  { requested, insists, asker, method, isExtended, isShown, who, signal }: GroupOptions,
  context: Pick<AnalysisContext, 'dictionaries' | 'ownDictionaries' | 'workers'>,
): AsyncGenerator<GroupLine> {
  const columns = groupCsvColumns({ extended: isExtended, tellsMethod: method === 'refined' });
  const rows: (readonly string[])[] = [columns];
  const rowOf = (name: string, message: string) =>
    columns.map((_column, at) => [name, message][at] ?? '');
  yield { kind: 'start', files: files.map(({ fileName }) => fileName ?? '') };
  for (let index = 0; files.length > 0; index += 1) {
    const [file] = files.splice(0, 1);
    if (!file) break;
    const name = file.fileName ?? '';
    const failed = { kind: 'file', index, name, status: 'failed' } as const;
    try {
      const { text } = await readDocument({ bytes: file.bytes, fileName: name }, { signal });
      const choice = await chooseDictionary(context, { requested, insists, asker }, text);
      if (choice.foreign) {
        const message = foreignSentence(choice.foreign);
        rows.push(rowOf(name, message));
        yield { ...failed, code: 'foreign-language', message, foreignLanguage: choice.foreign };
        continue;
      }
      const { row, line } = await context.workers.run(
        'file',
        { text, name, choice, method, isExtended, isShown },
        { size: text.length, who, signal },
      );
      rows.push(row);
      yield { ...line, index };
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      const { code, message } = toFailure(error);
      rows.push(rowOf(name, message));
      yield { ...failed, code, message };
    }
  }
  yield { kind: 'csv', csv: writeResultsCsv(rows) };
}

/** The status is sent with the first line, so a later failure becomes a line. */
async function* asLines(
  graded: AsyncIterable<GroupLine>,
  log: FastifyBaseLogger,
): AsyncGenerator<string> {
  try {
    for await (const line of graded) yield `${JSON.stringify(line)}\n`;
  } catch (thrown) {
    const { code, message, cause } = toFailure(thrown);
    if (errorCodes[code].reported) log.error({ err: cause ?? thrown }, code);
    yield `${JSON.stringify({ kind: 'error', error: { code, message } } satisfies GroupLine)}\n`;
  }
}
