import type { CoachComment } from '@vernacular/exercises';

import { type Passage, readPassage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { countOfName, rowOf } from './names.ts';
import type { Look } from './rule.ts';

/** From this many words on a sentence is long, and by so many it has to change to be told. */
const long = 28;
const step = 8;

const longestIn = ({ sentences }: Passage) =>
  sentences.toSorted((a, b) => b.words.length - a.words.length)[0];

/** The longest sentence of the first version beside that of the last. */
function longest({ draft, say }: Look, first: Passage): CoachComment | null {
  const [before, now] = [longestIn(first), longestIn(draft)];
  if (!before || !now) return null;
  const [was, is] = [before.words.length, now.words.length];
  if (was >= long && was - is >= step)
    return { kind: 'works', text: say.facts.shorter(was, is), quote: quote(now.text) };
  return is >= long && is - was >= step
    ? { kind: 'question', text: say.facts.longer(was, is), quote: quote(now.text) }
    : null;
}

/** A name of the student’s table whose other names stood beside it in the first version, and do no more. */
function settled({ draft, request, say }: Look, first: Passage): CoachComment | null {
  for (const { kept, others } of request.table.map(rowOf)) {
    const [name] = kept;
    const was = others.filter((one) => countOfName(first, one) > 0);
    const isGone = was.every((one) => countOfName(draft, one) === 0);
    const stood = name !== undefined && [first, draft].every((one) => countOfName(one, name) > 0);
    if (!stood || was.length === 0 || !isGone) continue;
    const text = say.facts.settled(say.quoted(name), was.map(say.quoted).join(', '));
    return { kind: 'works', text, quote: '' };
  }
  return null;
}

/** What the last version has become against the first, by what can be counted in both. */
export function againstFirst(look: Look): CoachComment | null {
  const [earliest] = look.request.earlier;
  if (!earliest || earliest.text.trim() === look.draft.text.trim()) return null;
  const first = readPassage(earliest.text);
  if (first.language !== look.language) return null;
  return settled(look, first) ?? longest(look, first);
}
