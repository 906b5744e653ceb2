import { readPassage } from '../text/passage.ts';
import { missing, standsBy } from './cues.ts';
import { isHollow } from './ethics.ts';
import { has } from './markers.ts';
import type { Rule } from './rule.ts';

const standsByPrinciple = standsBy('principle', (say, cue) => say.principle(cue), {
  isPromise: true,
});
/** A principle or a code that the text stands by: “we will follow all the rules” leans on nothing that could be checked. */
export const principle: Rule = (look) => {
  const sentences = look.draft.sentences.filter(({ text }) => !isHollow(text, look.language));
  return standsByPrinciple({ ...look, draft: { ...look.draft, sentences } });
};
const noPrincipleCue = missing('principle', (say) => say.noPrinciple);
/** Who lets everybody vote leans on an equal say: no principle is called missing there. */
export const noPrinciple: Rule = (look) =>
  has(look.draft.text, 'sharedSay', look.language) ? null : noPrincipleCue(look);

/** The same where no version before leaned on one. */
export const nowPrinciple: Rule = (look) => {
  const praise = principle(look);
  const stood = look.request.earlier.some(({ text }) =>
    principle({ ...look, draft: readPassage(text) }),
  );
  return praise && !stood && look.request.earlier.length > 0 ? praise : null;
};
