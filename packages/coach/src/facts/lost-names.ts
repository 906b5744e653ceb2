import { mayHoldName, namesIn } from '../text/names.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** Names of the first text that stand nowhere in the draft. English only. */
export const lostNames: Fact = ({ draft, earlier, messages, tag }) => {
  const [first] = earlier;
  if (!first || draft.words.length === 0) return null;
  const lost = namesIn(first, tag).filter(({ text }) => !mayHoldName(draft, text));
  if (lost.length === 0) return null;
  const shown = messages.listed(lost.slice(0, most).map(({ text }) => messages.quoted(text)));
  return { kind: 'note', text: messages.lostNames(shown, lost.length), quote: '' };
};
