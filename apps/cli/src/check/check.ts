import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { makeOnce } from '../make-once.ts';
import { exitCodes, type Outside, print, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import { version } from '../program-version-and-paths.ts';
import { plainText } from '../terminal/plain-text.ts';
import { languageChoices, languageOption } from '../texts/language-option.ts';
import { readBytes } from '../texts/read-bytes.ts';
import { type Baseline, newSince, readBaseline, writeBaseline } from './baseline.ts';
import type { CheckedFile, Remark, UnreadFile } from './check-file.ts';
import { changedFiles, filesIn } from './files-to-check.ts';
import { formatNames, formats } from './formats/formats.ts';
import { rulesPageOf } from './rule-help.ts';
import { cachedResult, tidy } from './result-cache.ts';
import {
  languageSetting,
  type Limits,
  readSettings,
  type Settings,
  settingsFile,
} from './settings.ts';
import { cacheFolder, dictionariesFingerprint, programFingerprint } from './cache-fingerprints.ts';

export default command({
  help: `Usage: vernacular check FILES… [options]

Names the rare words of texts with their places, for editors and pipelines, and fails when a text
misses a limit. Settings add long sentences and technical senses. A folder stands for every file in
it that can be read and that git does not ignore; - stands for standard input. Only --fix writes
into the texts.

Options:
  --min-score N      the least score a text must have
  --max-rare P       the largest share of rare words, in percent
  --format NAME      ${formatNames.join(', ')} (default: text)
  --diff BASE        only files that changed since a commit, by git
  --fix              put single plainer words into plain prose, and print what was changed as a diff: read it
  --dry-run          print only that diff; nothing is written
  --baseline FILE    leave out what this file holds; anything new fails
  --update-baseline  write what is found into that file
  --dictionary CODE  word counts, by ‘vernacular dictionaries list’ (default: the newest of the language)
  --language ${languageChoices}   language of the texts (default: told by the letters of each)
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --no-cache         read every file anew, and keep nothing of what is found
  --help             show this

${settingsFile} may say more: period, method, language, known-words, longest-sentence, rules-off,
min-score, max-rare, and [[folders]] with a path and limits of its own. The nearest one counts: in the folder
of the text or above it, up to the root of its repository, else the same for the working folder.
In a text, a comment with vernacular-disable takes what follows out of the check up to
vernacular-enable, and vernacular-disable-next-line one line.

Exit codes: 0 fine, 1 a limit is missed, something is not in the baseline, or --dry-run has a change
to show, 2 a file, a setting or the command line can’t be read, or a text is in a third language and
neither option nor setting names one.

Example:
  vernacular check --min-score 90 --diff origin/main press/*.md
`,
  options: {
    'min-score': { type: 'string' },
    'max-rare': { type: 'string' },
    format: { type: 'string', choices: formatNames, default: 'text' },
    diff: { type: 'string' },
    fix: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    baseline: { type: 'string' },
    'update-baseline': { type: 'boolean' },
    dictionary: { type: 'string' },
    ...languageOption,
    'no-cache': { type: 'boolean' },
    ...dataDirOption,
  },
  async run({ values, operands }, outside) {
    if (operands.length === 0) throw new UsageError('Name at least one file.');
    const write = await formats[values.format]();
    const fixes = values['dry-run'] ? 'show' : values.fix ? 'write' : null;
    if (fixes === 'write' && operands.includes('-'))
      throw new UsageError('Standard input can’t be changed; --dry-run prints what would be.');
    const baseline = await baselineOf(values, outside);
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
    if (paths.length === 0 && values.diff !== undefined)
      await print(outside.stderr, `None of these files has changed since ${values.diff}.\n`);
    const dictionaries = dictionaryFolder(values, outside);
    const folder = values['no-cache'] || paths.length === 0 ? null : cacheFolder(outside);
    // The modules that read texts are loaded at the first cache miss, so that a run with only cached results is fast.
    const openReading = makeOnce(async () =>
      (await import('./open-checker.ts')).openReading(dictionaries, outside),
    );
    // The first run writes the dictionaries, which are part of the cache key.
    if (folder && !existsSync(dictionaries)) await openReading();
    const conditions =
      folder && `${programFingerprint()}\n${dictionariesFingerprint(dictionaries)}`;

    const files: CheckedFile[] = [];
    const unread: UnreadFile[] = [];
    let hasNew = false;
    let hasFixes = false;
    for (const path of paths) {
      try {
        const at = resolve(outside.folder, path);
        const settings = await settingsIn(dirname(at));
        const wish = {
          code: values.dictionary ?? settings.period,
          language: values.language ?? settings.language,
          foreignHint: `Add --language en or ${languageSetting}`,
        };
        const one = { path, at: path === '-' ? path : at, settings, wish };
        if (fixes !== null) {
          const diff = await (await openReading()).fix(one, fixes === 'write');
          hasFixes ||= diff !== '';
          const output = fixes === 'show' ? outside.stdout : outside.stderr;
          await print(output, output.isTTY ? plainText(diff) : diff);
          if (fixes === 'show') continue;
        }
        const bytes = await readBytes(one.at, outside);
        const limits = within(asked, settings.limitsOf(at));
        const find = async () => {
          hasNew = true;
          return (await openReading()).check(one, bytes, limits);
        };
        const bytesOf = (part: string) => readFile(resolve(dirname(at), part)).catch(() => null);
        const all = JSON.stringify({ conditions, wish, settings, limits, path });
        const cache = { folder, conditions: all, bytes, bytesOf };
        const file = await cachedResult(cache, find);
        for (const notice of file.notices) await print(outside.stderr, `${path}: ${notice}\n`);
        files.push(file);
      } catch (error) {
        if (!(error instanceof Trouble) || error instanceof UsageError) throw error;
        unread.push({ path, trouble: error.message });
      }
    }
    if (folder && hasNew) await tidy(folder);
    if (fixes === 'show') {
      for (const { path, trouble } of unread) await print(outside.stderr, `${path}: ${trouble}\n`);
      return unread.length > 0 ? exitCodes.usage : hasFixes ? exitCodes.trouble : exitCodes.fine;
    }
    const found = eachPlaceOnce(files, outside.folder);
    if (baseline && values['update-baseline']) await writeBaseline(baseline, found);
    const said = baseline && !values['update-baseline'] ? newSince(baseline, found) : found;
    const results = { files: said, unread, version };
    await print(outside.stdout, write(results, rulesPageOf(outside)));
    const { GITHUB_STEP_SUMMARY: jobSummary } = outside.environment;
    if (values.format === 'github' && jobSummary)
      await appendFile(jobSummary, (await formats.summary())(results));
    if (unread.length > 0) return exitCodes.usage;
    return said.some(({ missed }) => missed.length > 0) ? exitCodes.trouble : exitCodes.fine;
  },
});

async function baselineOf(
  { baseline, 'update-baseline': isNew }: { baseline?: string; 'update-baseline'?: boolean },
  { folder }: Outside,
): Promise<Baseline | null> {
  if (baseline !== undefined) return readBaseline(baseline, folder, { mayBeMissing: isNew });
  if (isNew) throw new UsageError('--update-baseline wants --baseline with the file to write.');
  return null;
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
    const settings = read.get(folder) ?? readSettings([folder, working]);
    read.set(folder, settings);
    return settings;
  };
}

/** Where a document includes a chapter that is also checked itself, only the chapter keeps the remarks on its places. */
function eachPlaceOnce(files: readonly CheckedFile[], folder: string): CheckedFile[] {
  const placeOf = ({ path, rule, offset }: Remark) => `${rule} ${offset} ${resolve(folder, path)}`;
  const first = new Map<string, Remark>();
  for (const isOwn of [true, false])
    for (const { path, remarks } of files)
      for (const remark of remarks)
        if ((remark.path === path) === isOwn && !first.has(placeOf(remark)))
          first.set(placeOf(remark), remark);
  return files.map((file) => ({
    ...file,
    remarks: file.remarks.filter((remark) => first.get(placeOf(remark)) === remark),
  }));
}
