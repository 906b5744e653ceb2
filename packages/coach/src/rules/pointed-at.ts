import { figureFromNowhere } from './figures.ts';
import { placeOfNumber } from './in-text.ts';
import { checkable } from './proven.ts';
import type { Rule } from './rule.ts';

/** What an answer points to by its number; a figure that the student just made up is asked about. */
export const pointedAt: Rule = (look) => {
  const sentence = look.draft.sentences[placeOfNumber(look)];
  return sentence && !figureFromNowhere(look)
    ? checkable({ ...look, draft: { ...look.draft, sentences: [sentence] } })
    : null;
};
