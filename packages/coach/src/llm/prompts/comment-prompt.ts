import type { ConversationLanguage, RubricRequest } from '@vernacular/exercises';

import { objectOf, type JsonForm } from './supported-parameters.ts';
import { commentRules } from './fixed-rules.ts';
import type { PromptBook, WorkedExample } from './parse-prompt-files.ts';
import type { Prompts } from './read-prompts.ts';
import { requestTexts } from './request-texts.ts';

export interface Prompt {
  readonly system: string;
  readonly user: string;
  readonly form: JsonForm;
}

const text = { type: 'string' };

export const commentsForm: JsonForm = {
  name: 'comments',
  schema: objectOf({
    comments: {
      type: 'array',
      items: objectOf({
        kind: { type: 'string', enum: ['works', 'change', 'question'] },
        quote: text,
        text,
      }),
    },
    version: text,
  }),
};

const exampleOf = ({ draft, checks, comments }: WorkedExample) =>
  [
    `Draft: ${draft}`,
    ...(checks ? [`Checks: ${checks}`] : []),
    `Answer: ${JSON.stringify({ comments, version: '' })}`,
  ].join('\n');

const examplesOf = ({ examples }: PromptBook) => examples.map(exampleOf);

/**
 * The prompt with which a model comments on a text. Its safety rules come from `fixed-rules.ts` and not from the prompt
 * files, so that no file can weaken them. The model has no tools, so an instruction in a text can reach nothing.
 */
export function commentPrompt(
  request: RubricRequest,
  draftLanguage: ConversationLanguage,
  mark: string,
  { books }: Prompts,
): Prompt {
  const { focus, language, said = [], checks = [], wantsVersion, range } = request;
  const { who, how, steps } = books[language];
  const rules = commentRules({
    draftLanguage,
    mark,
    hasSaid: said.length > 0,
    hasChecks: checks.length > 0,
    wantsVersion,
    range,
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
  return { system, user: requestTexts(request, mark).join('\n\n'), form: commentsForm };
}
