import { countOf, type Dictionary } from '@vernacular/analyzer';
import { localCoach } from '@vernacular/coach';
import { llmCoach } from '@vernacular/coach/llm';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import type { Coach } from '@vernacular/exercises';

import type { Config } from '../config.ts';

const levelOf = (word: string, { table, cutoffs }: Dictionary) => {
  const count = countOf(table, word.toLowerCase());
  return count >= cutoffs.common ? 0 : count >= cutoffs.mid ? 1 : 2;
};

/** The local coach, judging words by the English dictionary that answers just now. */
function localCoachOn(dictionaries: Pick<DictionaryStore, 'resolve'>): Coach {
  let dictionary: Dictionary | null = null;
  const coach = localCoach({
    isPlainer: (plainer, word) =>
      dictionary !== null && levelOf(plainer, dictionary) < levelOf(word, dictionary),
  });
  return {
    async comment(request, options) {
      ({ dictionary } = await dictionaries.resolve(undefined, 'en'));
      return coach.comment(request, options);
    },
  };
}

type CoachSettings = Pick<Config, 'COACH_URL' | 'COACH_MODEL' | 'COACH_API_KEY'>;

/** Who comments on drafts: the local coach, or a configured language model with the local coach behind it. */
export function openCoach(
  { COACH_URL: url, COACH_MODEL: model, COACH_API_KEY: apiKey }: CoachSettings,
  dictionaries: Pick<DictionaryStore, 'resolve'>,
  onFailure: (kind: string) => void = () => undefined,
): Coach {
  const local = localCoachOn(dictionaries);
  if (!url || !model) return local;
  return llmCoach({ url, model, fallback: local, onFailure, ...(apiKey && { apiKey }) });
}
