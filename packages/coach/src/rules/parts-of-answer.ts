import { names, speaksOf } from '../text/family.ts';
import { nounsIn } from '../text/nouns.ts';
import { type Passage, type Word } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { selfInDraft } from './answers.ts';
import { isMetaWord } from './meta-words.ts';
import type { Rule } from './rule.ts';

const most = 3;

/** What an answer names, as written: words that stand side by side are one thing, “San Francisco school”. */
function thingsIn({ words, text, language }: Passage): readonly (readonly Word[])[] {
  const things: Word[][] = [];
  for (const word of words) {
    const last = things.at(-1)?.at(-1);
    if (!word.isContent || isMetaWord(word.stem, language)) continue;
    const isNext = last && text.slice(last.start + last.text.length, word.start) === ' ';
    if (isNext) things.at(-1)?.push(word);
    else things.push([word]);
  }
  return things;
}

/** Of what the student said of their own person: what stands in the text, and what does not. Silent where all or nothing does. */
const partsOfSelf: Rule = ({ draft, answer, say, tag }) => {
  const isNoun = tag && nounsIn(answer, tag);
  // “We lean on” names nothing of anybody.
  const all = thingsIn(answer).filter((thing) => !isNoun || thing.some((word) => isNoun(word)));
  const here = all.filter(
    // “In class” may be any class, an “American Academy” is one.
    (thing) =>
      thing.length > 1 &&
      draft.sentences.some(({ words }) => thing.every((word) => names({ ...draft, words }, word))),
  );
  const absent = all.filter((thing) => thing.every((word) => !speaksOf(draft, word)));
  if (draft.language !== answer.language || here.length === 0 || absent.length === 0) return null;
  const list = (some: typeof all) =>
    some
      .slice(0, most)
      .map((thing) => say.quoted(thing.map((word) => word.text).join(' ')))
      .join(', ');
  const place = draft.sentences.find(({ words }) =>
    (here[0] ?? []).every((word) => names({ ...draft, words }, word)),
  );
  return {
    kind: 'question',
    text: say.facts.self(list(here), list(absent)),
    quote: quote(place?.text ?? ''),
  };
};

/** What of the student’s own person stands in the text; what is praised as said is not asked for in the same breath. */
export const partOfSelf: Rule = (look) =>
  look.language === 'he' || selfInDraft(look) ? null : partsOfSelf(look);
