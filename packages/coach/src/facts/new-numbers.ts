import { newIn } from '../claims/new-numbers.ts';
import { quoteWith } from '../text/quote.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** The numbers of the draft that stand in no earlier text. */
export const newNumbers: Fact = ({ draft, earlier, messages }) => {
  if (earlier.length === 0) return null;
  const found = newIn(earlier.map(({ text }) => text).join('\n'), draft);
  const [first] = found;
  if (!first) return null;
  const shown = [...new Set(found.flatMap(({ numbers }) => numbers))].slice(0, most);
  return {
    kind: 'note',
    text: messages.newNumbers(messages.listed(shown.map(messages.quoted)), shown.length),
    quote: quoteWith(first.sentence, first.numbers[0] ?? ''),
  };
};
