import { mayHoldNumber, shownNumber, toldNumbers } from '../text/same-number.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** The numbers of the first text that stand nowhere in the draft. */
export const lostNumbers: Fact = ({ draft, earlier, messages, language }) => {
  const [first] = earlier;
  if (!first || draft.words.length === 0) return null;
  const isHere = mayHoldNumber(draft.text);
  const lost = [
    ...new Set(
      toldNumbers(first.text, language)
        .filter((one) => !isHere(one))
        .map((one) => shownNumber(first.text, one)),
    ),
  ];
  if (lost.length === 0) return null;
  const shown = messages.listed(lost.slice(0, most).map(messages.quoted));
  return { kind: 'note', text: messages.lostNumbers(shown, lost.length), quote: '' };
};
