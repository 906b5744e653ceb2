import { readyStore } from '../dictionaries/ready-store.ts';
import { type Outside, print } from '../outside.ts';
import { chooseDictionary, type DictionaryWish } from '../texts/choose-dictionary.ts';
import { readBytes } from '../texts/read-bytes.ts';
import { sourceIn } from '../texts/read-text.ts';
import { Trouble, UsageError } from '../trouble.ts';
import { checkFile } from './check-file.ts';
import { fixesIn, putIn } from './fix.ts';
import type { Limits, Settings } from './settings.ts';

interface NamedFile {
  readonly path: string;
  /** Absolute, or '-'. */
  readonly at: string;
  readonly settings: Settings;
  readonly wish: DictionaryWish;
}

/** Throws {@link UsageError} where there are no word counts to read by. */
export async function openReading(dictionaries: string, outside: Outside) {
  const store = await readyStore(dictionaries, outside).catch((cause: unknown) => {
    throw cause instanceof Trouble ? new UsageError(cause.message, { cause }) : cause;
  });
  const read = async ({ at, wish }: NamedFile, bytes: Uint8Array) => {
    const text = await sourceIn(bytes, at, outside);
    return { text, chosen: await chooseDictionary(store, text.text, wish) };
  };
  return {
    async check(one: NamedFile, bytes: Uint8Array, limits: Limits) {
      const { text, chosen } = await read(one, bytes);
      const file = await checkFile(one.path, text, chosen, one.settings, limits);
      const notices = [text.notice, chosen.notice].filter((said) => typeof said === 'string');
      return { found: { file, notices }, source: text.source };
    },
    /** What is changed, as a diff; empty where nothing is. */
    async fix(one: NamedFile, mayWrite: boolean): Promise<string> {
      const { text, chosen } = await read(one, await readBytes(one.at, outside));
      const fixes = await fixesIn(one.path, text, chosen, one.settings);
      const { diff, unfixed } = await putIn(fixes, outside.folder, mayWrite);
      for (const path of unfixed)
        await print(outside.stderr, `${path}: Only texts in UTF-8 can be changed.\n`);
      return diff;
    },
  };
}
