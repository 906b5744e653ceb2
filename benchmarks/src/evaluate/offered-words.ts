import { type Finding, shareOf } from '../frame/finding.ts';
import { readSwords, type Target } from './swords.ts';

/** `offset` is the word's place in `context`. Null for no suggestion. */
export type Suggest = (word: string, context: string, offset: number) => string | null;

const accepted = 0.5;
const conceivable = 0.1;
const set = 'swords';

/** Compares the start of the word only, because the set lists lemmas while suggestions are inflected. */
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
 * Measures how often there is a first suggestion, and how often at least half of the people accepted it; a word that
 * they did not list counts as refused. `canBePlainer` tells whether a word is not common; a common one gets no
 * suggestion.
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
 * Puts each accepted rarer word into its sentence, takes the suggestion for it, and measures how often people accepted
 * that word there. Only pairs of which both words were judged count.
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
