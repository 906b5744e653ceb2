import { distance } from 'fastest-levenshtein';

import { sameShareOf, wordsOutside } from '../text/sentence-overlap.ts';
import { mayHoldName, type Name, namesIn } from '../text/proper-names.ts';
import { readPassage } from '../text/passage.ts';
import { quoteWith } from '../text/quote.ts';
import { change, type Fact, type FactContext } from './fact.ts';

/** Largest share of letters in which a mistaken name may differ from the right one. */
const mostOtherLetters = 0.4;
/** The same for names that begin alike: “McKeever” and “McKeown”. */
const mostAfterSame = 0.5;
const sameBeginning = 3;
const sameMatter = 0.3;

const looksLike = (one: string, other: string) => {
  const [before, after] = [one.toLowerCase(), other.toLowerCase()];
  const most = before.startsWith(after.slice(0, sameBeginning)) ? mostAfterSame : mostOtherLetters;
  return distance(before, after) <= most * Math.max(one.length, other.length);
};

const isSameMatter = (one: Name, other: Name) => {
  const [before = [], after = []] = [one, other].map(({ sentence, text }) =>
    readPassage(sentence).sentences.flatMap((each) =>
      wordsOutside(each, [{ start: sentence.indexOf(text), text }]),
    ),
  );
  return sameShareOf(before, after) >= sameMatter;
};

/** A name that looks like one of an earlier version and stands in its place. English only. */
function changedNameIn({ draft, versions, answers, tag }: FactContext) {
  const told = readPassage(answers);
  for (const [at, version] of versions.entries()) {
    const known = [...versions.slice(0, at + 1), told];
    const fresh = namesIn(draft, tag).filter(
      ({ text }) => !known.some((one) => mayHoldName(one, text)),
    );
    for (const lost of namesIn(version, tag)) {
      if (mayHoldName(draft, lost.text)) continue;
      const found = fresh.find((one) => looksLike(lost.text, one.text) && isSameMatter(lost, one));
      if (found) return { was: lost.text, now: found.text, sentence: found.sentence };
    }
  }
  return null;
}

/** Reports a changed name together with the earlier one. */
export const changedName: Fact = (context) => {
  const found = changedNameIn(context);
  if (!found) return null;
  const { say, quoted } = context;
  const text = say('changed', { was: quoted(found.was), now: quoted(found.now) });
  return change(text, quoteWith(found.sentence, found.now));
};
