import type { CoachComment } from '@vernacular/exercises';

import { type Passage, readPassage } from '../text/passage.ts';
import { countOfName, maySay, rowOf } from './names.ts';
import type { Look } from './rule.ts';

/** A name of the student’s table whose other names stood beside it in the first version, and do no more. */
function settled({ draft, request, say }: Look, first: Passage): CoachComment | null {
  for (const { kept, others } of request.table.map(rowOf)) {
    const [name] = kept;
    const was = others.filter((one) => countOfName(first, one) > 0);
    const isGone = was.every((one) => countOfName(draft, one) === 0 && !maySay(draft, one));
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
  return settled(look, first);
}
