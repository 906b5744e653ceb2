import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

import { defaultCodes } from '@vernacular/dictionaries';

import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { readyStore } from '../dictionaries/ready-store.ts';
import { print } from '../outside.ts';
import { chooseDictionary } from '../texts/choose-dictionary.ts';
import { readBytes, sourceIn } from '../texts/read-text.ts';
import { exitCodes, Trouble, UsageError } from '../trouble.ts';
import { changedFiles } from './changed-files.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import type { UnreadFile } from './check-results.ts';
import { filesIn } from './files-in.ts';
import { formats } from './formats/formats.ts';
import { cachedResult, tidy } from './result-cache.ts';
import { type Limits, readSettings, type Settings, settingsFile } from './settings.ts';
import { cacheFolder, whichCounts, whichProgram } from './what-counts.ts';

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

const help = `Usage: vernacular check FILES… [options]

Names the rare words and the long sentences of texts with their places, for editors and pipelines,
and fails when a text misses a limit. Writes nothing into the texts. A folder stands for every file
in it that can be read and that git does not ignore; - stands for standard input.

Options:
  --min-score N      the least score a text must have
  --max-rare P       the largest share of rare words, in percent
  --format NAME      ${Object.keys(formats).join(', ')} (default: text)
  --diff BASE        only files that changed since a commit, by git
  --dictionary CODE  word counts to use, such as ${defaultCodes.en} (default: the newest of the language)
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --no-cache         read every file anew, and keep nothing of what is found
  --help             show this

${settingsFile} may say more: period, method, language, known-words, longest-sentence, min-score,
max-rare, and [[folders]] with a path and limits of its own. The nearest one counts: in the folder
of the text or above it, up to the root of its repository, else the same for the working folder.
In a text, a comment with vernacular-disable takes what follows out of the check up to
vernacular-enable, and vernacular-disable-next-line one line.

Exit codes: 0 all limits are met, 1 one is missed, 2 a file or the command line can’t be read, or a
text is in a third language and no setting names one.

Example:
  vernacular check --min-score 90 --diff origin/main press/*.md
`;

/**
 * LaTeX commands that include other files. Such a result is not cached, because an included file may change while
 * this one stays the same.
 */
const takesFilesIn = /\\(?:input|include|subfile)(?![a-z])/iu;

export const checkCommand = command({
  help,
  options: {
    'min-score': { type: 'string' },
    'max-rare': { type: 'string' },
    format: { type: 'string', default: 'text' },
    diff: { type: 'string' },
    dictionary: { type: 'string' },
    'no-cache': { type: 'boolean' },
    ...dataDirOption,
  },
  async run({ values, operands }, outside) {
    if (operands.length === 0) throw new UsageError('Name at least one file.');
    const write = formatOf(values.format);
    const asked: Limits = {
      minScore: percent('min-score', values['min-score']),
      maxRare: percent('max-rare', values['max-rare']),
    };
    const settingsIn = settingsByFolder(outside.folder);
    await settingsIn(outside.folder);
    const paths =
      values.diff === undefined
        ? await filesIn(operands, outside.folder)
        : await changedFiles(values.diff, operands, outside.folder);
    const dictionaries = dictionaryFolder(values, outside);
    const store = await readyStore(dictionaries, outside);

    const folder = values['no-cache'] ? null : cacheFolder(outside);
    const conditions = folder && `${whichProgram()}\n${whichCounts(dictionaries)}`;

    const files: CheckedFile[] = [];
    const unread: UnreadFile[] = [];
    let hasNew = false;
    for (const path of paths) {
      try {
        const at = resolve(outside.folder, path);
        const named = path === '-' ? path : at;
        const bytes = await readBytes(named, outside);
        const settings = await settingsIn(dirname(at));
        const { period, language } = settings;
        const wish = { code: values.dictionary ?? period, language, mayInsist: false };
        const limits = within(asked, settings.limitsOf(at));
        const find = async () => {
          hasNew = true;
          const read = await sourceIn(bytes, named, outside);
          const { notice, ...chosen } = await chooseDictionary(store, read.text, wish);
          const file = await checkFile(path, read, chosen, settings, limits);
          const notices = [read.notice, notice].filter((one) => typeof one === 'string');
          return { found: { file, notices }, mayBeKept: !takesFilesIn.test(read.source) };
        };
        const all = JSON.stringify({ conditions, wish, settings, limits, path });
        const { file, notices } = await cachedResult({ folder, conditions: all, bytes }, find);
        for (const notice of notices) await print(outside.stderr, `${path}: ${notice}\n`);
        files.push(file);
      } catch (error) {
        if (!(error instanceof Trouble) || error instanceof UsageError) throw error;
        unread.push({ path, trouble: error.message });
      }
    }
    if (folder && hasNew) await tidy(folder);
    await print(outside.stdout, write({ files, unread, version }));
    if (unread.length > 0) return exitCodes.usage;
    return files.some(({ missed }) => missed.length > 0) ? exitCodes.trouble : exitCodes.fine;
  },
});

function formatOf(name: string) {
  if (Object.hasOwn(formats, name)) return formats[name as keyof typeof formats];
  throw new UsageError(`The format is one of ${Object.keys(formats).join(', ')}, not ‘${name}’.`);
}

function percent(option: string, written: string | undefined): number | null {
  if (written === undefined) return null;
  const value = Number(written);
  if (written.trim() !== '' && value >= 0 && value <= 100) return value;
  throw new UsageError(`--${option} is a number from 0 to 100, not ‘${written}’.`);
}

const within = (asked: Limits, said: Limits): Limits => ({
  minScore: asked.minScore ?? said.minScore,
  maxRare: asked.maxRare ?? said.maxRare,
});

function settingsByFolder(working: string): (folder: string) => Promise<Settings> {
  const read = new Map<string, Promise<Settings>>();
  return (folder) => {
    const settings = read.get(folder) ?? readSettings(folder, working);
    read.set(folder, settings);
    return settings;
  };
}
