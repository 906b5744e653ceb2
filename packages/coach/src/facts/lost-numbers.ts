import { mayHoldNumber, shownNumber, toldNumbers } from '../text/same-number.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** The numbers of the first text that stand nowhere in the draft. */
export const lostNumbers: Fact = ({ draft, earlier, messages, language }) => {
  const [first] = earlier;
  if (!first || draft.words.length === 0) return null;
  const isHere = mayHoldNumber(draft.text);
  const byValue = new Map(
    toldNumbers(first.text, language)
      .filter((one) => !isHere(one))
      .toReversed()
      .map((one) => [one.value, shownNumber(first.text, one)]),
  );
  const lost = [...byValue.values()].toReversed();
  if (lost.length === 0) return null;
  const shown = messages.listed(lost.slice(0, most).map(messages.quoted));
  return { kind: 'note', text: messages.lostNumbers(shown, lost.length), quote: '' };
};
