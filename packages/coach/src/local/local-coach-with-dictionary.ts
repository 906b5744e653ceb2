import { countOf, type Dictionary, numberOfLevel } from '@vernacular/analyzer';
import { openTagger } from '@vernacular/check';
import type { Coach } from '@vernacular/exercises';

import { localCoach } from './local-coach.ts';

/** The local coach with English word counts, fetched for every comment: a newly installed dictionary is used. */
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

const rarityOf = (word: string, { table, cutoffs }: Dictionary): number =>
  numberOfLevel(countOf(table, word), cutoffs);
