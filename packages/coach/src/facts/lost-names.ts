import { mayHoldName, namesIn } from '../text/names.ts';
import { changedNameIn } from './changed-name.ts';
import type { Fact } from './fact.ts';

const most = 3;

/** Names of the first text that stand nowhere in the draft, but one in whose place another stands. English only. */
export const lostNames: Fact = (context) => {
  const { draft, earlier, messages, tag } = context;
  const [first] = earlier;
  if (!first || draft.words.length === 0) return null;
  const changed = changedNameIn(context)?.was;
  const lost = namesIn(first, tag).filter(
    ({ text }) => text !== changed && !mayHoldName(draft, text),
  );
  if (lost.length === 0) return null;
  const shown = messages.listed(lost.slice(0, most).map(({ text }) => messages.quoted(text)));
  return { kind: 'note', text: messages.lostNames(shown, lost.length), quote: '' };
};
