import { quoteWith } from '../text/quote.ts';
import { mayHoldNumber, shownNumber, toldNumbers } from '../text/same-number.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** The numbers of the draft that stand in no earlier text. */
export const newNumbers: Fact = ({ draft, earlier, messages, language }) => {
  if (earlier.length === 0) return null;
  const isKnown = mayHoldNumber(earlier.map(({ text }) => text).join('\n'));
  const found = draft.sentences.flatMap(({ text }) =>
    toldNumbers(text, language)
      .filter((one) => !isKnown(one))
      .map((one) => ({ sentence: text, shown: shownNumber(text, one), written: one.text })),
  );
  const [first] = found;
  if (!first) return null;
  const shown = [...new Set(found.map((one) => one.shown))].slice(0, most);
  return {
    kind: 'note',
    text: messages.newNumbers(messages.listed(shown.map(messages.quoted)), shown.length),
    quote: quoteWith(first.sentence, first.written),
  };
};
