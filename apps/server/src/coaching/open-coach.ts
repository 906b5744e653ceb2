import { localCoachOn } from '@vernacular/coach';
import { llmCoach } from '@vernacular/coach/llm';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import type { Coach } from '@vernacular/exercises';

import type { Config } from '../outside/index.ts';

type CoachSettings = Pick<Config, 'COACH_URL' | 'COACH_MODEL' | 'COACH_API_KEY'>;

/** Who comments on drafts: the local coach, or a configured language model with the local coach behind it. */
export function openCoach(
  { COACH_URL: url, COACH_MODEL: model, COACH_API_KEY: apiKey }: CoachSettings,
  dictionaries: Pick<DictionaryStore, 'resolve'>,
  onFailure: (kind: string) => void = () => undefined,
): Coach {
  const local = localCoachOn(async () => (await dictionaries.resolve(undefined, 'en')).dictionary);
  if (!url || !model) return local;
  return llmCoach({ url, model, fallback: local, onFailure, ...(apiKey && { apiKey }) });
}
