import { languageCodes } from '@vernacular/analyzer';
import { z } from 'zod';

/** In UTF-16 units: some 150 pages. */
const longestText = 500_000;

const text = z.string().min(1).max(longestText);
const language = z.enum(languageCodes);
const level = z.enum(['common', 'mid', 'rare']);
const share = z.number().int().min(0);

const wish = {
  period: z
    .string()
    .optional()
    .describe(
      'Code of the word counts, from list_periods; the newest of the language when left out',
    ),
  language: language
    .optional()
    .describe(
      'Language of the text; told by its letters when left out, and a text in a third language is then refused',
    ),
};
const reading = {
  ...wish,
  method: z
    .enum(['published', 'refined'])
    .optional()
    .describe(
      'published: as the literature counts; refined: knows names, symbols and families, in English',
    ),
  known: z
    .array(z.string())
    .optional()
    .describe('Words that the readers know; a plural is known with its word'),
};
const counts = {
  counts: z.string().describe('Which word counts answered'),
  notice: z.string().nullable().describe('Why others answered than those asked for'),
};
const totals = z.object({
  score: z.number().nullable().describe('0 to 100; null for a text without words'),
  words: share,
  common: share,
  mid: share,
  rare: share,
});
const offset = z.number().int().describe('In UTF-16 units from the start of the text');
const plainer = z.object({
  by: z.string().describe('What to write instead'),
  replaces: z.object({ start: offset, end: offset }),
  level,
  score: z.number().describe('The score of the text with it'),
});

/** Titles, descriptions and schemas of the tools that call no site, by tool. */
export const schemas = {
  checkText: {
    title: 'Check a text',
    description:
      'Scores a text from 0 to 100 by how common its words are, and names its rare words, by the refined method everyday words with a technical sense, and long sentences where .vernacular.toml sets a limit.',
    inputSchema: z.object({
      text,
      format: z
        .enum('txt md mdx qmd tex html rst adoc typ org ipynb srt vtt'.split(' '))
        .default('txt')
        .describe(
          'How the text is written, as the ending of a file would say; places count its markup',
        ),
      ...reading,
      mid: z.boolean().optional().describe('Name mid-frequency words too'),
    }),
    outputSchema: totals.extend({
      ...counts,
      method: z.enum(['published', 'refined']),
      findings: z.array(
        z.object({
          rule: z.enum(['rare', 'mid', 'technical-sense', 'long-sentence']),
          written: z.string().describe('The word; of a long sentence its beginning'),
          message: z.string(),
          places: z.array(z.object({ start: offset, end: offset })),
        }),
      ),
    }),
  },
  explainWord: {
    title: 'Explain a word',
    description:
      'The level of one word, how often the counts list it, and what it means where the glossary has it.',
    inputSchema: z.object({ word: z.string().min(1).max(256), ...wish }),
    outputSchema: z.object({
      word: z.string(),
      level,
      count: z.number().nullable().describe('In the measure; null where only the level is known'),
      measure: z.enum(['occurrences', 'per-million', 'word-pairs']),
      cutoffs: z.object({ common: z.number(), mid: z.number() }),
      ...counts,
      meanings: z.array(z.object({ field: z.string(), term: z.string(), meaning: z.string() })),
    }),
  },
  suggestPlainer: {
    title: 'Suggest plainer words',
    description:
      'Plainer words that fit where a hard word stands, with the score the text would have with each. English alone; silent where none is sure.',
    inputSchema: z.object({
      text,
      ...reading,
      word: z.string().optional().describe('Only for this word, as the text writes it'),
    }),
    outputSchema: z.object({
      ...counts,
      suggestions: z.array(
        z.object({ word: z.string(), sentence: z.string(), plainer: z.array(plainer) }),
      ),
      unread: share.describe('Places not looked at, because the text has so many; name a word'),
    }),
  },
  compareVersions: {
    title: 'Compare two versions',
    description:
      'Scores two versions by the same counts, and says which hard words and numbers came and went, and, where it is sure, which sentences lost a word of caution or turned a link into a cause. It is silent far more often than it speaks: read the sentences yourself.',
    inputSchema: z.object({ before: text, after: text, ...reading }),
    outputSchema: z.object({
      ...counts,
      before: totals,
      after: totals,
      hardWords: z.object({ gone: z.array(z.string()), new: z.array(z.string()) }),
      numbers: z.object({ gone: z.array(z.string()), new: z.array(z.string()) }),
      strongerClaims: z.array(z.object({ before: z.string(), after: z.string() })),
    }),
  },
  listPeriods: {
    title: 'List word counts',
    description:
      'The word counts that can be asked for: language, years, and whether they are here.',
    inputSchema: z.object({}),
    outputSchema: z.object({
      periods: z.array(
        z.object({
          code: z.string(),
          label: z.string(),
          language,
          years: z.object({ from: z.number(), to: z.number() }).nullable(),
          isInstalled: z.boolean(),
          isDefault: z.boolean().describe('Answers texts of its language where none is asked for'),
        }),
      ),
    }),
  },
};

type Schemas = typeof schemas;

export type Call<Tool extends keyof Schemas> = z.output<Schemas[Tool]['inputSchema']>;
export type Answer<Tool extends keyof Schemas> = z.output<Schemas[Tool]['outputSchema']>;
