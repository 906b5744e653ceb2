import { quote } from '../text/quote.ts';
import type { Rule } from './rule.ts';

/** The rarest word of the draft, with a plainer one where a table knows one. Replace before you define: Shulman et al. 2020. */
export const rarestWord: Rule = ({ request, draft, say, plainerOf }) => {
  const known = request.jargon.find(({ word }) => plainerOf(word) !== null) ?? request.jargon[0];
  const sentence =
    known &&
    draft.sentences.find(({ text }) => text.toLowerCase().includes(known.word.toLowerCase()));
  if (!known || !sentence) return null;
  const plainer = plainerOf(known.word);
  const text = plainer
    ? say.change.rareWord(known.word, plainer)
    : say.change.rareWordAlone(known.word);
  return { kind: 'change', text, quote: quote(sentence.text) };
};
