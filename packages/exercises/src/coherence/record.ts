import { field } from '../exercise/facts.ts';
import { fiveFields } from '../session/five.ts';
import type { Five } from '../session/five.ts';
import { reflectionFields } from '../session/reflections.ts';
import type { DraftNames } from '../session/drafts.ts';

/** The fields of a Coherence history. */
export const fields = {
  initialText: field('text', 'initial_text', 'Initial Text', 'הטקסט הראשון'),
  currentText: field('derived', 'current_text', 'Current Text', 'הטקסט הנוכחי'),
  ...fiveFields<
    `question${Five}${'Choice' | 'Details'}` | `feedback${Five}` | `revisionAfterQuestion${Five}`
  >((n) => ({
    [`question${n}Choice`]: field(
      'choice',
      `question${n}_choice`,
      `Question ${n} Choice`,
      `שאלה ${n}: תשובה`,
    ),
    [`question${n}Details`]: field(
      'text',
      `question${n}_details`,
      `Question ${n} Details`,
      `שאלה ${n}: פירוט`,
    ),
    [`feedback${n}`]: field('coach', `feedback${n}`, `Feedback ${n}`, `הערות ${n}`),
    [`revisionAfterQuestion${n}`]: field(
      'text',
      `revision_after_question${n}`,
      `Revision After Question ${n}`,
      `תיקון אחרי שאלה ${n}`,
    ),
  })),
  finalText: field('text', 'final_text', 'Final Text', 'הטקסט הסופי'),
  ...reflectionFields,
};

export type Name = keyof typeof fields;

/** Where the drafts are kept. */
export const draftNames: DraftNames<Name> = {
  first: 'initialText',
  revision: (n) => `revisionAfterQuestion${n}`,
  last: 'finalText',
  current: 'currentText',
};
