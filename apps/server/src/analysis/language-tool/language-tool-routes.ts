import { createRequire } from 'node:module';

import {
  identifyLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from '@vernacular/analyzer';
import {
  languageToolCall,
  languageToolInfoCall,
  languageToolLanguagesCall,
  languageToolLengthCall,
  limits,
} from '@vernacular/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import {
  abortOnDisconnect,
  formRoute,
  rateLimitKey,
  readRoute,
  withoutDatabase,
} from '../../http/index.ts';
import type { ApiKeyCredentials } from '../../people/index.ts';
import { chooseDictionary } from '../grading/choose-dictionary.ts';
import { sendJson } from '../grading/send-json.ts';
import type { DictionaryChoice } from '../workers/grade-task.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';
import { readCheck } from './read-check.ts';
import { readForm, readParts } from './read-form.ts';
import { editorAccounts, languageToolWordsRoutes } from './known-words-routes.ts';

const { version } = createRequire(import.meta.url)('../../../package.json') as { version: string };

/** The countries with which editors call a language: English by these, another by its own. LibreOffice sends no others. */
const countriesOf = (language: LanguageCode) =>
  language === 'en'
    ? ['US', 'GB', 'AU', 'CA', 'IE', 'IN', 'NZ', 'ZA']
    : [new Intl.Locale(language).maximize().region];

/**
 * How many times as much a check costs as grading the same text, because help is looked up for each match. With it,
 * texts above 2 KB go to a worker thread.
 */
const costOfCheck = 24;

/** The calls of LanguageTool's HTTP API (`/v2/…`), for editors that speak it. A checked text is not stored. */
export const languageToolRoutes: FastifyPluginAsync<AnalysisContext> = async (
  app,
  { config, store, dictionaries, ownDictionaries, workers },
) => {
  // TeXstudio sends its form as text/json.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async ({ headers: { 'content-type': type = '' } }: FastifyRequest, body: string) =>
      type.startsWith('multipart/') ? readParts(body, type) : readForm(body),
  );
  const explainedAt = new URL(
    '/de-jargonizer/about',
    config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
  ).href;

  await app.register(languageToolWordsRoutes, { store });
  app.route({
    ...formRoute(languageToolCall, {
      tag: 'Editors',
      description:
        'As LanguageTool’s own call, so that its clients can ask this site; GET with the same fields does too. Rare words, technical senses and long sentences are matches; plainer words that fit are their replacements.',
      status: 200,
      consumes: 'application/x-www-form-urlencoded',
    }),
    bodyLimit: limits.check,
    config: { worksWithoutStore: true, rateLimit: 'editors' },
    handler: async (request, reply) => check(request, reply, request.body),
  });
  app.route({
    method: 'GET',
    url: languageToolCall.path,
    config: { worksWithoutStore: true, rateLimit: 'editors' },
    schema: { hide: true },
    handler: async (request, reply) => check(request, reply, request.query),
  });

  const check = async (request: FastifyRequest, reply: FastifyReply, fields: unknown) => {
    const signal = abortOnDisconnect(reply);
    const { language, foreign, dictionary, speaks, shown, ...asked } = readCheck(fields);
    const known = await withoutDatabase(request, () => wordsKnownTo(request, shown), []);
    const text = asked.pieces.map((piece) => ('text' in piece ? piece.text : ' ')).join('');
    const choose = async (): Promise<DictionaryChoice> => {
      if (foreign !== null) return { ...(await theDefaultOf('en')), foreign };
      if (language !== null && dictionary === undefined) return theDefaultOf(language);
      const options = { requested: dictionary, insists: dictionary !== undefined, asker: request };
      return chooseDictionary({ dictionaries, ownDictionaries }, options, text);
    };
    const choice = await choose();
    const found = await identifyLanguage(text);
    const pieces = choice.foreign ? [] : asked.pieces;
    const task = { ...asked, pieces, known, choice, found, speaks, explainedAt, version };
    const json = await workers.run('check', task, {
      size: costOfCheck * text.length,
      who: rateLimitKey(request),
      signal,
    });
    return sendJson(reply, [json]);
  };

  const { callerOf, wordsOf } = editorAccounts(app, store);
  const wordsKnownTo = async (request: FastifyRequest, shown: ApiKeyCredentials) => {
    const id = await callerOf(request, shown, 'read');
    return id === null ? [] : wordsOf(id);
  };

  const theDefaultOf = async (language: LanguageCode): Promise<DictionaryChoice> => {
    const { dictionary, requested, isSubstitute } = await dictionaries.resolve(undefined, language);
    return { code: dictionary.code, requested, isSubstitute, notice: null };
  };

  const answers = [
    {
      call: languageToolLanguagesCall,
      said: languageCodes.flatMap((code) =>
        [code, ...countriesOf(code).map((country) => `${code}-${country}`)].map((longCode) => ({
          name: languages[code].name,
          code,
          longCode,
        })),
      ),
    },
    {
      call: languageToolInfoCall,
      said: { software: { name: 'Vernacular', version, buildDate: '', premium: false } },
    },
    // In a URL-encoded form a letter takes up to nine bytes.
    { call: languageToolLengthCall, said: Math.floor(limits.check / 10) },
  ];
  for (const { call, said } of answers)
    app.route({ ...readRoute<z.ZodType>(call, 'Editors'), handler: async () => said });
};
