import { answerInDraft } from './answers.ts';
import { keyStems, type Sentence, sharedStems } from '../text/passage.ts';
import type { Rule } from './rule.ts';

/** Three words of five are a claim about the same, and not yet the same claim. */
const mostOfClaim = 2 / 3;
const half = 0.5;
const nearlyClaimed = answerInDraft((say) => say.claimInText, mostOfClaim);
/** “The review examined whether courses reduce crashes”: what a study asks is not what it claims. */
const isAim = /\b(?:examined|assessed|evaluat\p{L}+|aim(?:s|ed)?|whether|investigat\p{L}+)\b/iu;
/** A sentence that makes the claim of the answer in nearly its words. */
export const claimInText: Rule = (look) => {
  const told = look.answer.text
    .trim()
    .replace(/[.!\s]+$/u, '')
    .toLowerCase();
  // What was pasted from the summary stands there, of course.
  if (told !== '' && look.draft.text.toLowerCase().includes(told)) return null;
  // A claim that leaves out half of what the sentence says is a vaguer one.
  const isOf = ({ text, words }: Sentence) =>
    !isAim.test(text) &&
    sharedStems(words, look.answer.words).size >= keyStems(words).length * half;
  const sentences = look.draft.sentences.filter(isOf);
  return nearlyClaimed({ ...look, draft: { ...look.draft, sentences } });
};

/** A value has few words: one of them missing, and another may be meant. */
const nearlyAll = 0.75;

const fewestMore = 2;

/** A sentence that has the value the student named. */
const nearlyValued = answerInDraft((say, words) => say.value(words), nearlyAll);
export const valueInDraft: Rule = (look) => {
  // “Healthy hands for gamers!”: the value alone, pasted, says nothing of it.
  const value = keyStems(look.answer.words).length;
  const says = ({ words }: Sentence) => keyStems(words).length >= value + fewestMore;
  const sentences = look.draft.sentences.filter(says);
  return nearlyValued({ ...look, draft: { ...look.draft, sentences } });
};
