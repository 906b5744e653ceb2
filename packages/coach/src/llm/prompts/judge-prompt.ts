import type { CoachComment, ConversationLanguage, RubricRequest } from '@vernacular/exercises';

import { objectOf, type JsonForm } from './supported-parameters.ts';
import { judgeRules } from './fixed-rules.ts';
import type { Prompt } from './comment-prompt.ts';
import type { Prompts } from './read-prompts.ts';
import { fence, requestTexts } from './request-texts.ts';

/** Fields of a verdict; a comment is shown only if all are true. */
export const conditions = [
  'isTrue',
  'isAboutQuestion',
  'isRightKind',
  'isWritersToDecide',
  'isKind',
] as const;

const yesOrNo = { type: 'boolean' };

const verdictsForm: JsonForm = {
  name: 'verdicts',
  schema: objectOf({
    verdicts: {
      type: 'array',
      items: objectOf({
        number: { type: 'integer' },
        // Before the verdicts: a model that gives its reason first decides better.
        reason: { type: 'string' },
        ...Object.fromEntries(conditions.map((condition) => [condition, yesOrNo])),
      }),
    },
    isVersionFaithful: yesOrNo,
  }),
};

const commentLine = ({ kind, quote, text }: CoachComment, at: number) =>
  `${at + 1}. ${kind}: ${quote === '' ? '' : `“${quote.replaceAll(/\s+/gu, ' ')}” `}${text}`;

/** The prompt of the second call, in which a model judges comments and the rewritten version. */
export function judgePrompt(
  request: RubricRequest,
  { comments, version }: { readonly comments: readonly CoachComment[]; readonly version: string },
  draftLanguage: ConversationLanguage,
  mark: string,
  { books }: Prompts,
): Prompt {
  const { judge, steps } = books[request.language];
  const hasChecks = (request.checks ?? []).length > 0;
  const system = [
    judge.who,
    steps[request.focus].asked,
    ...judgeRules({ draftLanguage, mark, hasChecks }),
    judge.how,
  ].join('\n');
  // Earlier comments are left out: they do not bear on whether a comment is true.
  const user = [
    ...requestTexts({ ...request, said: [] }, mark),
    fence('comments', comments.map(commentLine).join('\n'), mark),
    ...(version === '' ? [] : [fence('version', version, mark)]),
  ].join('\n\n');
  return { system, user, form: verdictsForm };
}
