import { useQuery } from '@tanstack/react-query';
import { analyze, type LanguageCode, type Report } from '@vernacular/analyzer';
import { openLevels } from '@vernacular/dictionaries';

import { send } from '../api/api.ts';
import { chooseDictionary, unheard } from '../dictionaries/choose-dictionary.ts';
import { useDictionaries } from '../dictionaries/use-dictionaries.ts';
import { useIdle } from '../browser/use-idle.ts';

/** Analyses a text in the browser with the default dictionary, loaded when the page is idle; null until then. */
export function useReportWhenIdle(text: string, language: LanguageCode): Report | null {
  const isIdle = useIdle();
  const { dictionaries } = useDictionaries();
  const choice = chooseDictionary(dictionaries, { period: null, language }, unheard);
  const levelsUrl = choice?.answering.levelsUrl;
  const { data: dictionary } = useQuery({
    queryKey: ['levels', levelsUrl],
    queryFn: async ({ signal }) =>
      openLevels(await (await send(levelsUrl!, { signal })).arrayBuffer()),
    enabled: isIdle && Boolean(levelsUrl),
    staleTime: Infinity,
  });
  return dictionary ? analyze(text, dictionary) : null;
}
