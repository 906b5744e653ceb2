import { type Finding, shareOf } from '../frame/finding.ts';
import { readSwords, type Target } from './swords.ts';

/** Suggests one word for the word at `offset` of a text, or says nothing. */
export type Suggest = (word: string, context: string, offset: number) => string | null;

const accepted = 0.5;
const conceivable = 0.1;
const set = 'swords';

/** The start of a word is enough to know a form of it by: the set lists lemmas, suggestions are inflected. */
const isForm = (offered: string, lemma: string) => {
  const [a, b] = [offered.toLowerCase(), lemma.toLowerCase()];
  const root = b.length > 4 ? b.slice(0, -1) : b;
  return a === b || (a.startsWith(root) && a.length - b.length <= 4);
};

const likingOf = (offered: string, { substitutes }: Target) =>
  Math.max(
    0,
    ...substitutes.filter(({ word }) => isForm(offered, word)).map(({ liking }) => liking),
  );

/**
 * How often a first suggestion is one that people accepted (half of them or more), and how often there
 * was one. Unlisted ones count as refused. `canBePlainer` tells the words that have a more common level
 * above them: no other can get a suggestion.
 */
export function offeredWords(
  data: string,
  suggest: Suggest,
  canBePlainer: (word: string) => boolean,
  said = false,
): readonly Finding[] {
  const targets = readSwords(data);
  const likings = targets.flatMap((target) => {
    const offered = suggest(target.word, target.context, target.offset);
    if (offered === null) return [];
    const liking = likingOf(offered, target);
    if (said) console.log(`  ${target.word} → ${offered}  ${(100 * liking).toFixed(0)} %`);
    return [liking];
  });
  const possible = targets.filter(({ word }) => canBePlainer(word)).length;
  const of = likings.length;
  return [
    shareOf(
      set,
      'first suggestions most people accepted',
      likings.map((liking) => liking >= accepted),
    ),
    shareOf(
      set,
      'first suggestions more than one in ten accepted',
      likings.map((liking) => liking > conceivable),
    ),
    { set, what: 'words for which one was made', value: of / targets.length, of: targets.length },
    { set, what: 'the same, of words that are not common', value: of / possible, of: possible },
  ];
}

/**
 * The table on far more words: people accepted a rarer word in a sentence; did they accept there what the
 * table offers for it? Only pairs of which both were judged count.
 */
export function offeredBeside(data: string, suggest: Suggest, said = false): readonly Finding[] {
  const cases = readSwords(data).flatMap((target) => {
    const { context, offset, word, substitutes } = target;
    return substitutes.flatMap(({ word: rarer, liking }) => {
      if (liking < accepted) return [];
      const put = context.slice(0, offset) + rarer + context.slice(offset + word.length);
      const offered = suggest(rarer, put, offset);
      const judged = [{ word, liking: 1 }, ...substitutes].filter(
        (other) => offered !== null && isForm(offered, other.word),
      );
      if (offered === null || judged.length === 0) return [];
      const best = Math.max(...judged.map((other) => other.liking));
      if (said && best < accepted) console.log(`  ${word}: ${rarer} → ${offered}  ${best}`);
      return [best >= accepted];
    });
  });
  return [shareOf(set, 'plainer words accepted where the rarer one was', cases)];
}
