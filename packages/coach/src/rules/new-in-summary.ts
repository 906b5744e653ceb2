import type { CoachComment } from '@vernacular/exercises';

import { keyStems, readPassage, sharedStems } from '../text/passage.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import { has } from './markers.ts';
import { numbersIn } from './proven.ts';
import type { Rule } from './rule.ts';

const same = 0.5;

/** Whether half of what a sentence says stood in one sentence of an earlier text. */
const isKnown = ({ words }: Sentence, earlier: readonly Passage[]) =>
  earlier.some(({ sentences }) =>
    sentences.some((one) => sharedStems(one.words, words).size >= keyStems(words).length * same),
  );

/** What the last summary gained: the first of these to praise a sentence that the first version had not, nor anything of the kind; the limit comes first. */
export const newInSummary =
  (gains: readonly Rule[]): Rule =>
  (look) => {
    const { draft, request, say, language } = look;
    const earlier = request.earlier.map(({ text }) => readPassage(text));
    if (earlier.length === 0 || earlier.some((one) => one.language !== language)) return null;
    const sentences = draft.sentences.filter((one) => !isKnown(one, earlier));
    const found = { ...look, draft: { ...draft, sentences } };
    const isThere = (gain: Rule) =>
      earlier.some((one) => gain({ ...look, draft: one }) !== null) ||
      // A limit by any word at all is no new one.
      (gain === gains[0] && earlier.some((one) => has(one.text, 'limit', language)));
    // A number that stood there in another sentence is no new one.
    const known = new Set(earlier.flatMap(({ text }) => numbersIn(text)));
    const isKnownNumber = ({ quote }: CoachComment) => {
      const numbers = numbersIn(quote);
      return numbers.length > 0 && numbers.every((one) => known.has(one));
    };
    for (const gain of gains) {
      const praise = gain(found);
      if (praise?.kind === 'works' && !isThere(gain) && !isKnownNumber(praise))
        return { ...praise, text: say.works.isNew(praise.text) };
    }
    return null;
  };
