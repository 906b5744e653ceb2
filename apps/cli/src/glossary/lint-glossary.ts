import { readFile } from 'node:fs/promises';

import { faultsIn, InvalidGlossary, parseField } from '@vernacular/check/glossary-file';
import { generalDictionaries } from '@vernacular/dictionaries';

import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { openOrCreateStore } from '../dictionaries/open-or-create-store.ts';
import { exitCodes, print, UsageError } from '../streams-and-exit-codes.ts';
import { languageChoices, languageOption } from '../texts/language-option.ts';
import { rareWordFinder } from './rare-word-finder.ts';

export default command({
  help: `Usage: vernacular glossary FILE… [options]

Checks files that hold a field of the glossary: each gloss fits in brackets, has at most twelve words and no
rare one, and explains its term by other words. The exit code is 1 when an entry breaks a rule.
docs/glossary-fields.md says what a file looks like.

Options:
  --language ${languageChoices}   language of the files (default: en)
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`,
  options: { ...languageOption, ...dataDirOption },
  async run({ values, operands: paths }, outside) {
    if (paths.length === 0) throw new UsageError('Name at least one file.');
    const { language = 'en' } = values;
    const store = await openOrCreateStore(dictionaryFolder(values, outside), outside);
    const rareWordsOf = rareWordFinder(await store.open(generalDictionaries[language].code));
    let isSound = true;
    for (const path of paths) {
      const lines = await linesOf(path, (json) =>
        faultsIn({ language, field: parseField(json), rareWordsOf }),
      );
      isSound &&= lines.length === 0;
      await print(outside.stdout, lines.length === 0 ? `${path}: sound\n` : lines.join(''));
    }
    return isSound ? exitCodes.fine : exitCodes.trouble;
  },
});

async function linesOf(
  path: string,
  judge: (json: string) => readonly { readonly term: string; readonly sentence: string }[],
): Promise<readonly string[]> {
  try {
    const faults = judge(await readFile(path, 'utf8'));
    return faults.map(({ term, sentence }) => `${path}: ${term}: ${sentence}\n`);
  } catch (error) {
    if (error instanceof InvalidGlossary) return [`${path}: ${error.message}\n`];
    throw new UsageError(`${path} can’t be read: ${(error as Error).message}`, { cause: error });
  }
}
