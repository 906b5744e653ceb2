import { languageSetting, type Settings } from '../check/settings.ts';
import { makeOnce } from '../make-once.ts';
import type { Outside } from '../streams-and-exit-codes.ts';
import type { Site } from '../readers/site-client.ts';
import type { ChosenDictionary } from '../texts/choose-dictionary.ts';
import type { Call } from './schemas.ts';

export type McpContext = ReturnType<typeof contextOf>;

/** Makes the context of the tools. Heavy modules are loaded on the first call, so that the server starts quickly. */
export function contextOf(
  { settings, site }: { readonly settings: Settings; readonly site: Site | null },
  folder: string,
  outside: Outside,
) {
  const store = makeOnce(async () => {
    const { openOrCreateStore } = await import('../dictionaries/open-or-create-store.ts');
    return openOrCreateStore(folder, outside);
  });
  return {
    settings,
    /** Null if no site is set; nothing is then sent from this machine. */
    site,
    store,
    async dictionaryFor(
      text: string,
      { period, language }: Pick<Call<'explainWord'>, 'period' | 'language'>,
    ): Promise<ChosenDictionary> {
      const { chooseDictionary } = await import('../texts/choose-dictionary.ts');
      return chooseDictionary(await store(), text, {
        code: period ?? settings.period,
        language: language ?? settings.language,
        foreignHint: `Call again with language en or ${languageSetting}`,
      });
    },
  };
}
