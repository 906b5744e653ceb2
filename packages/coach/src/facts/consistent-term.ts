import { isOfOneFamily } from '@vernacular/analyzer';

import { readPassage, type Passage, type Sentence, type Word } from '../text/passage.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { factPatterns } from '../words/pattern-tables.ts';
import type { Fact } from './fact.ts';
import { bareCell } from './tables.ts';

/** Words; a longer cell is a description and not a name. */
const longestName = 3;

const wordsIn = (name: string): readonly Word[] => readPassage(name).words;

const namesIn = (cell = '', { language }: Passage) =>
  cell
    .split(/[,;/]/u)
    .map(bareCell)
    .filter((part) => {
      const words = wordsIn(part);
      return (
        words.length > 0 &&
        words.length <= longestName &&
        words.some(({ text }) => text.length > 1 && !isFunctionWord(text, language))
      );
    });

const holds = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase());

/** `kept` is the name to keep, `others` are the names given up; null if no name is chosen. */
function rowOf([term, others, keep]: readonly string[], draft: Passage) {
  const [kept] = namesIn(keep, draft);
  if (kept === undefined) return null;
  const isKept = (one: string) => one.toLowerCase() === kept.toLowerCase();
  const given = [...new Set([...namesIn(others, draft), ...namesIn(term, draft)])];
  // “Farm” and “vertical farm” cannot be counted apart.
  const isPart = (one: string) =>
    [kept, ...given].some((other) => other !== one && (holds(other, one) || holds(one, other)));
  return { kept, others: given.filter((one) => !isKept(one) && !isPart(one)) };
}

function placesOf(draft: Passage, name: string): readonly Sentence[] {
  const wanted = wordsIn(name);
  const { isOfName } = factPatterns[draft.language];
  return draft.sentences.flatMap((sentence) =>
    sentence.words.flatMap((_, at) =>
      wanted.every(({ text }, n) => isOfName(sentence.words[at + n]?.text ?? '', text))
        ? [sentence]
        : [],
    ),
  );
}

/** Whether the draft may still hold a name, in any form or word order, so that no name is wrongly called absent. */
const mayHold = (draft: Passage, name: string) =>
  draft.text.toLowerCase().includes(name.toLowerCase()) ||
  draft.sentences.some(({ words }) =>
    wordsIn(name).every((wanted) => words.some(({ text }) => isOfOneFamily(text, wanted.text))),
  );

const rowsIn = (table: readonly (readonly string[])[], draft: Passage) =>
  table.flatMap((row) => rowOf(row, draft) ?? []);

/** A single replaced occurrence is not worth telling: the student has just named it. */
const fewestPlaces = 2;

/** Praises that the draft keeps one name for a thing and no longer has the names that the student gave up. */
export const settledName: Fact = ({ draft, earlier, request, say, quoted, listed }) => {
  const [first] = earlier;
  if (!first) return null;
  for (const { kept, others } of rowsIn(request.table, draft)) {
    const stoodIn = (text: Passage) => (name: string) => placesOf(text, name).length > 0;
    const gone = others.filter(stoodIn(first));
    const places = gone.reduce((sum, name) => sum + placesOf(first, name).length, 0);
    const isSettled =
      places >= fewestPlaces &&
      [first, draft].every((text) => stoodIn(text)(kept)) &&
      !gone.some((one) => stoodIn(draft)(one) || mayHold(draft, one));
    if (!isSettled) continue;
    const text = say('settledName', {
      kept: quoted(kept),
      gone: listed(gone.map(quoted)),
      count: gone.length,
    });
    return { kind: 'works', text, quote: '' };
  }
  return null;
};
