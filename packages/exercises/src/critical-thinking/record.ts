import { field } from '../answers/record-fields.ts';
import type { DraftNames } from '../session/drafts.ts';
import { fiveFields, type Five } from '../session/question-numbers.ts';
import { reflectionFields } from '../session/reflections.ts';
import { labelled, type Words } from '../words/words.ts';

const shared = (name: keyof Words['phrases']['labels'], n: Five) =>
  labelled(({ phrases }) => phrases.labels[name], { n });
const label = (name: keyof Words['criticalThinking']['labels']) =>
  labelled(({ criticalThinking }) => criticalThinking.labels[name]);

export const fields = {
  initialSummary: field('text', 'initial_summary', label('initialSummary')),
  currentSummary: field('derived', 'current_summary', label('currentSummary')),
  ...fiveFields<`question${Five}Answer` | `feedback${Five}` | `revisionAfterQuestion${Five}`>(
    (n) => ({
      [`question${n}Answer`]: field('text', `question${n}_answer`, shared('questionAnswer', n)),
      [`feedback${n}`]: field('coach', `feedback${n}`, shared('feedback', n)),
      [`revisionAfterQuestion${n}`]: field(
        'text',
        `revision_after_question${n}`,
        shared('revision', n),
      ),
    }),
  ),
  finalSummary: field('text', 'final_summary', label('finalSummary')),
  ...reflectionFields,
};

export type Name = keyof typeof fields;

export const draftNames: DraftNames<Name> = {
  first: 'initialSummary',
  revision: (n) => `revisionAfterQuestion${n}`,
  last: 'finalSummary',
  current: 'currentSummary',
};
