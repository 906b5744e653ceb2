import { exercises, type ConversationLanguage, type RubricRequest } from '@vernacular/exercises';

import { fixedRules } from './fixed-rules.ts';
import type { PromptBook } from './prompt-book.ts';
import type { Prompts } from './prompts.ts';

/** The messages of one call, in the chat format. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}

const longestText = 12_000;

/** The readers to choose from, by their English names. */
const readers = new Map(
  exercises
    .flatMap(({ choices }) => choices['targetAudience'] ?? [])
    .map(({ label }) => [label.en.toLowerCase(), label]),
);

const fence = (name: string, text: string, mark: string) =>
  `<${name}-${mark}>\n${text.slice(0, longestText).replaceAll(mark, '')}\n</${name}-${mark}>`;

const examplesOf = ({ examples }: PromptBook) =>
  examples.map(
    ({ draft, comments }) =>
      `Draft: ${draft}\nAnswer: ${JSON.stringify({ comments, version: '' })}`,
  );

/** The newest of what the coach said before, and no more of it than a model can heed. */
const mostSaid = 8;
const longestSaid = 300;

const saidBefore = (said: readonly string[]) =>
  said
    .slice(-mostSaid)
    .map((one) => one.slice(0, longestSaid).replaceAll(/\s+/gu, ' '))
    .join('\n');

/**
 * The system message states what was asked and what to look at, in the language of the conversation; the user message
 * holds the student’s texts and what was said to them before, each between marks that no text can contain, because
 * `mark` is new for each call. The model has no tools and is told no secrets. What keeps it safe stands in
 * `fixed-rules.ts` and not in the files of prompts, so that no file can weaken it.
 */
export function promptFor(
  request: RubricRequest,
  draftLanguage: ConversationLanguage,
  mark: string,
  { books }: Prompts,
): Prompt {
  const { focus, language, audience, draft, answer, choice, table, earlier, said = [] } = request;
  const { who, how, steps } = books[language];
  const rules = fixedRules({
    draftLanguage,
    mark,
    hasSaid: said.length > 0,
    wantsVersion: request.wantsVersion,
    range: request.range,
  });
  const system = [
    who,
    steps[focus].asked,
    steps[focus].looksAt,
    ...rules.beforeHow,
    how,
    ...rules.afterHow,
    'Examples of other drafts:',
    ...examplesOf(books[draftLanguage]),
  ].join('\n');
  const about = [readers.get(audience.name)?.[language] ?? audience.name, audience.description]
    .filter(Boolean)
    .join('. ');
  const user = [
    ...earlier.map(({ field, text }) => fence(`earlier-${field}`, text, mark)),
    said.length > 0 && fence('said-before', saidBefore(said), mark),
    about && fence('audience', about, mark),
    table.length > 0 && fence('table', table.map((row) => row.join(' | ')).join('\n'), mark),
    choice && fence('choice', choice, mark),
    answer && fence('answer', answer, mark),
    fence('draft', draft, mark),
  ]
    .filter(Boolean)
    .join('\n\n');
  return { system, user };
}
