import { analyze, groupCsvColumns, groupCsvRow } from '@vernacular/analyzer';
import { defaultCodes } from '@vernacular/dictionaries';
import { writeResultsCsv } from '@vernacular/documents';

import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { openOrCreateStore } from '../dictionaries/open-or-create-store.ts';
import { exitCodes, print, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { chooseDictionary, insistHelp } from '../texts/choose-dictionary.ts';
import { languageChoices, languageOption } from '../texts/language-option.ts';
import { methodHelp, methodNotice, methodOption } from '../texts/method-option.ts';
import { readableHelp } from '../texts/file-extensions-help.ts';
import { readText } from '../texts/read-text.ts';

export default command({
  help: `Usage: vernacular grade FILES… [options] > Results.csv

Grades many files into one table, a row for each. FILES end in ${readableHelp}.
A file that can’t be read or is in a third language gets a row that says why; the rest is graded,
and the exit code is 1.

Options:
  --format extended  more columns: distinct words, unrounded score, rare words with counts,
                     98 % and 95 % guidance, sentence length, reading ease
  --dictionary CODE  word counts to use, such as ${defaultCodes.en} (default: the newest of the language)
  --language ${languageChoices}   language of the texts (default: told by the letters of each)
${insistHelp}
${methodHelp}
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --help             show this

Example:
  vernacular grade before/*.docx after/*.docx > Results.csv
`,
  options: {
    format: { type: 'string', choices: ['standard', 'extended'], default: 'standard' },
    dictionary: { type: 'string' },
    ...languageOption,
    insist: { type: 'boolean' },
    ...methodOption,
    ...dataDirOption,
  },
  async run({ values, operands: paths }, outside) {
    if (paths.length === 0) throw new UsageError('Name at least one file.');
    const wish = { code: values.dictionary, language: values.language, insists: values.insist };
    const extended = values.format === 'extended';
    const store = await openOrCreateStore(dictionaryFolder(values, outside), outside);
    const { method } = values;
    const options = { extended, tellsMethod: method === 'refined' };
    const columns = groupCsvColumns(options);
    const rows: (readonly string[])[] = [columns];
    const said = new Set<string>();
    const progress = progressBar(outside.stderr);
    const say = async (sentence: string) => {
      if (said.has(sentence)) return;
      said.add(sentence);
      await progress.end();
      await print(outside.stderr, `${sentence}\n`);
    };

    let hasTrouble = false;
    for (const [done, path] of paths.entries()) {
      progress.show({ sentence: path, done, of: paths.length });
      try {
        const text = await readText(path, outside, say);
        const found = await chooseDictionary(store, text, wish);
        if (found.notice) await say(found.isOfText ? `${path}: ${found.notice}` : found.notice);
        const report = analyze(text, found.dictionary, { name: path, method });
        const unread = methodNotice(report, method);
        if (unread) await say(`${path}: ${unread}`);
        rows.push(groupCsvRow(report, options));
      } catch (error) {
        if (!(error instanceof Trouble) || error instanceof UsageError) throw error;
        hasTrouble = true;
        await say(`${path}: ${error.message}`);
        rows.push(columns.map((_column, at) => [path, error.message][at] ?? ''));
      }
    }
    await progress.end();
    await print(outside.stdout, writeResultsCsv(rows));
    return hasTrouble ? exitCodes.trouble : exitCodes.fine;
  },
});
