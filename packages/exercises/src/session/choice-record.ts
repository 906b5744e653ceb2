import type { Exercise } from '../exercise/exercise.ts';
import { field } from '../answers/record-fields.ts';
import { yesNoUnsure } from '../answers/choices.ts';
import { labelled, type Words } from '../words/words.ts';
import { currentText, type DraftNames } from './drafts.ts';
import { five, fiveFields, type Five } from './question-numbers.ts';
import { reflectionChoices, reflectionFields } from './reflections.ts';

const label = (name: keyof Words['phrases']['labels'], n = 0) =>
  labelled(({ phrases }) => phrases.labels[name], { n });

export const fields = {
  initialText: field('text', 'initial_text', label('initialText')),
  currentText: field('derived', 'current_text', label('currentText')),
  ...fiveFields<
    `question${Five}${'Choice' | 'Details'}` | `feedback${Five}` | `revisionAfterQuestion${Five}`
  >((n) => ({
    [`question${n}Choice`]: field('choice', `question${n}_choice`, label('questionChoice', n)),
    [`question${n}Details`]: field('text', `question${n}_details`, label('questionDetails', n)),
    [`feedback${n}`]: field('coach', `feedback${n}`, label('feedback', n)),
    [`revisionAfterQuestion${n}`]: field(
      'text',
      `revision_after_question${n}`,
      label('revision', n),
    ),
  })),
  finalText: field('text', 'final_text', label('finalText')),
  ...reflectionFields,
};

export type Name = keyof typeof fields;

export const draftNames: DraftNames<Name> = {
  first: 'initialText',
  revision: (n) => `revisionAfterQuestion${n}`,
  last: 'finalText',
  current: 'currentText',
};

/** What the exercises with five Yes/No/Not sure questions share, for `defineExercise`. */
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
