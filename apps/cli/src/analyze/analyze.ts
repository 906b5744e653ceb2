import { basename } from 'node:path';

import { analyze } from '@vernacular/analyzer';
import { defaultCodes } from '@vernacular/dictionaries';

import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { openOrCreateStore } from '../dictionaries/open-or-create-store.ts';
import { print, UsageError } from '../streams-and-exit-codes.ts';
import { usesColour } from '../terminal/uses-colour.ts';
import { chooseDictionary, insistHelp } from '../texts/choose-dictionary.ts';
import { languageChoices, languageOption } from '../texts/language-option.ts';
import { methodHelp, methodNotice, methodOption } from '../texts/method-option.ts';
import { readableHelp } from '../texts/file-extensions-help.ts';
import { readNamedText } from '../texts/read-text.ts';
import { htmlReport } from './html-report.ts';
import { jsonReport } from './json-report.ts';
import { terminalReport } from './terminal-report.ts';

export default command({
  help: `Usage: vernacular analyze FILE|- [options]

Shows a text with its mid-frequency and rare words set off, their numbers and the score.
FILE ends in ${readableHelp}.
- reads what is piped in, plain text or .docx.

Options:
  --json             print everything as JSON, word by word
  --html             print a page that stands alone
  --dictionary CODE  word counts to use, such as ${defaultCodes.en} (default: the newest of the language)
  --language ${languageChoices}   language of the text (default: told by its letters)
${insistHelp}
${methodHelp}
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --help             show this

Examples:
  vernacular analyze article.docx
  pbpaste | vernacular analyze -
  vernacular analyze article.txt --html > article.html
`,
  options: {
    json: { type: 'boolean' },
    html: { type: 'boolean' },
    dictionary: { type: 'string' },
    ...languageOption,
    insist: { type: 'boolean' },
    ...methodOption,
    ...dataDirOption,
  },
  async run({ values, operands }, outside) {
    const [path, ...others] = operands;
    if (path === undefined) throw new UsageError('Name a file, or - for what is piped in.');
    if (others.length > 0) throw new UsageError('Name one file; vernacular grade takes many.');
    if (values.json && values.html) throw new UsageError('Choose one of --json and --html.');
    const wish = { code: values.dictionary, language: values.language, insists: values.insist };
    const { method } = values;
    const text = await readNamedText(path, outside);
    const store = await openOrCreateStore(dictionaryFolder(values, outside), outside);
    const found = await chooseDictionary(store, text, wish);
    if (found.notice) await print(outside.stderr, `${found.notice}\n`);

    const name = path === '-' ? '' : basename(path);
    const report = analyze(text, found.dictionary, { name, method });
    const unread = methodNotice(report, method);
    if (unread) await print(outside.stderr, `${unread}\n`);
    const isColoured = usesColour(outside.stdout, outside.environment);
    const written = values.json
      ? jsonReport(report, found)
      : values.html
        ? htmlReport(report)
        : terminalReport(report, { isColoured });
    await print(outside.stdout, written);
  },
});
