import { localCoachWithDictionary } from '@vernacular/coach';
import {
  llmCoach,
  readPrompts,
  tokenBudget,
  type CoachEnd,
  type LlmCoach,
} from '@vernacular/coach/llm';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import type { Coach } from '@vernacular/exercises';

import type { Config } from '../dependencies/index.ts';
import type { Store } from '../store/index.ts';

type CoachSettings = Pick<
  Config,
  | 'COACH_URL'
  | 'COACH_MODEL'
  | 'COACH_API_KEY'
  | 'COACH_TIMEOUT'
  | 'COACH_CONCURRENCY'
  | 'COACH_PROMPTS'
>;

export interface OpenedCoach {
  readonly coach: Coach;
  readonly model: LlmCoach | null;
  readonly tokensToday: (() => Promise<{ readonly used: number; readonly most: number }>) | null;
  readonly troubles: readonly string[];
}

export function openCoach(
  settings: CoachSettings,
  dictionaries: Pick<DictionaryStore, 'resolve'>,
  store: Pick<Store, 'limiter'>,
  onEnd: (end: CoachEnd) => void = () => undefined,
): OpenedCoach {
  const { COACH_URL: url, COACH_MODEL: name, COACH_API_KEY: apiKey } = settings;
  const local = localCoachWithDictionary(
    async () => (await dictionaries.resolve(undefined, 'en')).dictionary,
  );
  if (!url || !name) return { coach: local, model: null, tokensToday: null, troubles: [] };
  const { prompts, troubles } = readPrompts(settings.COACH_PROMPTS);
  // Counted in the database, so that all processes of the site share one budget.
  const budget = tokenBudget({ open: (pace) => store.limiter(pace) });
  const model = llmCoach({
    url,
    model: name,
    ...(apiKey && { apiKey }),
    fallback: local,
    prompts,
    patience: {
      wholeComment: settings.COACH_TIMEOUT * 1000,
      atOnce: settings.COACH_CONCURRENCY,
    },
    budget,
    onEnd,
  });
  return { coach: model, model, tokensToday: budget.today, troubles };
}
