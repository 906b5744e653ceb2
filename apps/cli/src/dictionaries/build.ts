import { languageCodes, languages } from '@vernacular/analyzer';
import { buildDictionary } from '@vernacular/dictionaries/node';

import { command } from '../command.ts';
import { print, UsageError } from '../streams-and-exit-codes.ts';
import { withProgress } from '../terminal/progress-bar.ts';
import { languageChoices, languageOption } from '../texts/language-option.ts';
import { dataDirOption, dictionaryFolder } from './data-folder.ts';
import { sentenceAbout } from './new-dictionary-summary.ts';

export default command({
  help: `Usage: vernacular dictionaries build --language ${languageChoices} --from FOLDER… [options]

Counts the words of your own texts and makes a dictionary of them: documents, .jsonl (field "text")
and .csv ("word,count") files, in folders as deep as you like. The site offers it at once.

Options:
  --language ${languageChoices}   language of the texts
  --from FOLDER      a folder or a file; may be given more than once
  --code CODE        name and years, such as Physics2015_2024 (default: the language and this year)
  --label TEXT       what the site calls it
  --credit TEXT      whom to thank for the texts
  --cores NUMBER     how many cores to use (default: all)
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`,
  options: {
    ...languageOption,
    from: { type: 'string', multiple: true },
    code: { type: 'string' },
    label: { type: 'string' },
    credit: { type: 'string' },
    cores: { type: 'string' },
    ...dataDirOption,
  },
  async run({ values, operands }, outside) {
    const { language } = values;
    if (!language)
      throw new UsageError(
        `Name the language of the texts: --language ${languageCodes.join(' or ')}.`,
      );
    const from = [...(values.from ?? []), ...operands];
    if (from.length === 0) throw new UsageError('Name the texts: --from FOLDER.');
    const year = outside.now().getFullYear();
    const built = await withProgress(outside, (progress) =>
      buildDictionary({
        folder: dictionaryFolder(values, outside),
        language,
        from,
        code: values.code ?? `${languages[language].name}${year}_${year}`,
        label: values.label,
        credit: values.credit,
        cores: coresOption(values.cores),
        progress,
        signal: outside.signal,
      }),
    );
    for (const { path, reason } of built.leftOut) {
      await print(outside.stderr, `${path} was left out: ${reason}\n`);
    }
    await print(outside.stdout, `Built ${sentenceAbout(built)}`);
  },
});

function coresOption(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw new UsageError(`The number of cores is 1 or more, not ‘${value}’.`);
}
