import type { Exercise } from '../exercise/exercise.ts';
import { field } from '../exercise/facts.ts';
import { yesNoUnsure } from '../steps/choices.ts';
import { currentText, type DraftNames } from './drafts.ts';
import { five, fiveFields, type Five } from './five.ts';
import { reflectionChoices, reflectionFields } from './reflections.ts';

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

export const draftNames: DraftNames<Name> = {
  first: 'initialText',
  revision: (n) => `revisionAfterQuestion${n}`,
  last: 'finalText',
  current: 'currentText',
};

export const choiceSession = {
  openingStage: 0,
  fields,
  firstWords: 'initialText',
  choices: {
    ...Object.fromEntries(five.map((n) => [`question${n}Choice`, yesNoUnsure])),
    ...reflectionChoices,
  },
  graded: [],
  derive: (facts) => ({ currentText: currentText(facts, draftNames) }),
  finishes: { filled: ['finalText', 'reflectionOpenResponse'] },
} satisfies Partial<Exercise<Name>>;
