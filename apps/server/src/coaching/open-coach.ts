import { localCoachWithDictionary } from '@vernacular/coach';
import { llmCoach, readPrompts, tokenBudget, type CoachEnd } from '@vernacular/coach/llm';
import type { DictionaryStore } from '@vernacular/dictionaries/node';

import type { Config, Dependencies } from '../dependencies/index.ts';
import type { Store } from '../store/index.ts';

/** How many comments of the model ended in which way: answered, or why not to the end. */
type CoachEnds = Readonly<Partial<Record<CoachEnd, number>>>;

/**
 * The coach of the settings: a language model that falls back on the local coach, or the local coach alone. `onEnd` is
 * called after each comment of the model; `report` gives its name, how its comments ended, and its tokens of today.
 * `troubles` are sentences about COACH_PROMPTS.
 */
export function openCoach(
  config: Config,
  dictionaries: Pick<DictionaryStore, 'resolve'>,
  store: Pick<Store, 'limiter'>,
  onEnd: (end: CoachEnd, ends: CoachEnds) => void,
) {
  const { COACH_URL: url, COACH_MODEL: name, COACH_API_KEY: apiKey } = config;
  const local = localCoachWithDictionary(
    async () => (await dictionaries.resolve(undefined, 'en')).dictionary,
  );
  if (!url || !name) return { coach: local, model: null, report: undefined, troubles: [] };
  const { prompts, troubles } = readPrompts(config.COACH_PROMPTS);
  // Counted in the database, so that all processes of the site share one budget.
  const budget = tokenBudget({ open: (pace) => store.limiter(pace) });
  const ends = new Map<CoachEnd, number>();
  const endsNow = (): CoachEnds => Object.fromEntries(ends);
  const model = llmCoach({
    url,
    model: name,
    ...(apiKey && { apiKey }),
    fallback: local,
    prompts,
    patience: { wholeComment: config.COACH_TIMEOUT * 1000, atOnce: config.COACH_CONCURRENCY },
    budget,
    onEnd: (end) => {
      ends.set(end, (ends.get(end) ?? 0) + 1);
      onEnd(end, endsNow());
    },
  });
  const report: Dependencies['model'] = async () => ({
    name,
    ends: endsNow(),
    tokensToday: await budget.today(),
  });
  return { coach: model, model, report, troubles };
}
