import { mayHoldNumber, shownNumber, toldNumbers } from '../text/same-number.ts';
import { changedNumbers } from './changed-number.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** The numbers in digits of the first text that stand nowhere in the draft, but those in whose place another stands. */
export const lostNumbers: Fact = ({ draft, earlier, versions, answers, messages, language }) => {
  const [first] = earlier;
  if (!first || draft.words.length === 0) return null;
  const isHere = mayHoldNumber(draft.text);
  const changed = new Set(changedNumbers(draft, versions, answers).map(({ was }) => was));
  const byValue = new Map(
    toldNumbers(first.text, language)
      .filter(
        (one) =>
          /\p{Nd}/u.test(one.text) && !isHere(one) && !changed.has(shownNumber(first.text, one)),
      )
      .toReversed()
      .map((one) => [one.value, shownNumber(first.text, one)]),
  );
  const lost = [...byValue.values()].toReversed();
  if (lost.length === 0) return null;
  const shown = messages.listed(lost.slice(0, most).map(messages.quoted));
  return { kind: 'note', text: messages.lostNumbers(shown, lost.length), quote: '' };
};
