import { mayHoldName, namesIn } from '../text/names.ts';
import { quoteWith } from '../text/quote.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** Names of the draft that no earlier text holds. English only. */
export const newNames: Fact = ({ draft, earlier, messages, tag }) => {
  if (earlier.length === 0) return null;
  const found = namesIn(draft, tag).filter(
    ({ text }) => !earlier.some((one) => mayHoldName(one, text)),
  );
  const [first] = found;
  if (!first) return null;
  const shown = found.slice(0, most).map(({ text }) => messages.quoted(text));
  return {
    kind: 'note',
    text: messages.newNames(messages.listed(shown), shown.length),
    quote: quoteWith(first.sentence, first.text),
  };
};
