import { countOf, type Dictionary } from '@vernacular/analyzer';
import { openTagger } from '@vernacular/check';
import type { Coach } from '@vernacular/exercises';

import { localCoach } from './local-coach.ts';

/**
 * The local coach, with word counts from an English dictionary. They are fetched for every comment, so that a
 * dictionary installed later is used.
 */
export function localCoachWithDictionary(findCounts: () => Promise<Dictionary>): Coach {
  return {
    async comment(request, options) {
      const [counts, tagger] = await Promise.all([findCounts(), openTagger()]);
      const isPlainer = (plainer: string, word: string) =>
        rarityOf(plainer, counts) < rarityOf(word, counts);
      return localCoach({ isPlainer, tagger }).comment(request, options);
    },
  };
}

/** 0 for a common word, 1 for one of mid frequency, 2 for a rare one. */
function rarityOf(word: string, { table, cutoffs }: Dictionary): number {
  const count = countOf(table, word);
  if (count >= cutoffs.common) return 0;
  return count >= cutoffs.mid ? 1 : 2;
}
