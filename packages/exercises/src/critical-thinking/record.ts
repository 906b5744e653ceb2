import { field } from '../exercise/facts.ts';
import type { DraftNames } from '../session/drafts.ts';
import { fiveFields } from '../session/five.ts';
import type { Five } from '../session/five.ts';
import { reflectionFields } from '../session/reflections.ts';

export const fields = {
  initialSummary: field('text', 'initial_summary', 'Initial Summary', 'הסיכום הראשון'),
  currentSummary: field('derived', 'current_summary', 'Current Summary', 'הסיכום הנוכחי'),
  ...fiveFields<`question${Five}Answer` | `feedback${Five}` | `revisionAfterQuestion${Five}`>(
    (n) => ({
      [`question${n}Answer`]: field(
        'text',
        `question${n}_answer`,
        `Question ${n} Answer`,
        `שאלה ${n}: תשובה`,
      ),
      [`feedback${n}`]: field('coach', `feedback${n}`, `Feedback ${n}`, `הערות ${n}`),
      [`revisionAfterQuestion${n}`]: field(
        'text',
        `revision_after_question${n}`,
        `Revision After Question ${n}`,
        `תיקון אחרי שאלה ${n}`,
      ),
    }),
  ),
  finalSummary: field('text', 'final_summary', 'Final Summary', 'הסיכום הסופי'),
  ...reflectionFields,
};

export type Name = keyof typeof fields;

export const draftNames: DraftNames<Name> = {
  first: 'initialSummary',
  revision: (n) => `revisionAfterQuestion${n}`,
  last: 'finalSummary',
  current: 'currentSummary',
};
