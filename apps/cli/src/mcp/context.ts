import type { LanguageCode } from '@vernacular/analyzer';
import type { DictionaryStore } from '@vernacular/dictionaries/node';

import { languageSetting, type Settings } from '../check/settings.ts';
import { makeOnce } from '../make-once.ts';
import type { Outside } from '../streams-and-exit-codes.ts';
import type { Site } from '../readers/site-client.ts';
import type { ChosenDictionary } from '../texts/choose-dictionary.ts';

export interface McpContext {
  readonly settings: Settings;
  /** Null if no site is set; nothing is then sent from this machine. */
  readonly site: Site | null;
  readonly store: () => Promise<DictionaryStore>;
  readonly dictionaryFor: (text: string, wish: CountsOptions) => Promise<ChosenDictionary>;
}

export interface CountsOptions {
  readonly period?: string | undefined;
  readonly language?: LanguageCode | undefined;
}

/**
 * Makes the context of the tools. Heavy modules are loaded on the first call, so that the server starts quickly for an
 * assistant.
 */
export function contextOf(
  { settings, site }: Pick<McpContext, 'settings' | 'site'>,
  folder: string,
  outside: Outside,
): McpContext {
  const store = makeOnce(async () => {
    const { openOrCreateStore } = await import('../dictionaries/open-or-create-store.ts');
    return openOrCreateStore(folder, outside);
  });
  return {
    settings,
    site,
    store,
    async dictionaryFor(text, { period, language }) {
      const { chooseDictionary } = await import('../texts/choose-dictionary.ts');
      return chooseDictionary(await store(), text, {
        code: period ?? settings.period,
        language: language ?? settings.language,
        foreignHint: `Call again with language en or ${languageSetting}`,
      });
    },
  };
}
