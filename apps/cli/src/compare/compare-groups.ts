import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import {
  compareStudents,
  hasScore,
  measure,
  type NamedPair,
  pairByName,
  type StudentResult,
  studentResult,
} from '@vernacular/analyzer';
import { strongerClaims } from '@vernacular/coach';
import { defaultCodes } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { formatOf } from '@vernacular/documents';

import { command } from '../command.ts';
import { dataDirOption, dictionaryFolder } from '../dictionaries/data-folder.ts';
import { openOrCreateStore } from '../dictionaries/open-or-create-store.ts';
import { exitCodes, type Outside, print, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import {
  chooseDictionary,
  ForeignText,
  insistHelp,
  type DictionaryWish,
} from '../texts/choose-dictionary.ts';
import { languageChoices, languageOption } from '../texts/language-option.ts';
import { readNamedText } from '../texts/read-text.ts';
import { csvComparison, jsonComparison, type NamedClaim } from './comparison-report.ts';
import { terminalComparison } from './terminal-comparison.ts';

export default command({
  help: `Usage: vernacular compare BEFORE… --with AFTER… [options]
       vernacular compare FOLDER FOLDER [options]

Compares the texts of students before and after: the share of rare words, then the score.
Files are paired by name: before/maya.docx with after/maya.txt, maya_draft.txt with maya_final.txt.
Who is in one round only is listed.
Where an English sentence of the first text stands in the second without its word of caution, both
are shown.
A text that can’t be read, has no words or is in a third language is told and left out, and the
exit code is 1.

Options:
  --with AFTER…      the texts of the second round
  --json             print everything as JSON, unrounded
  --format csv       print a row for each student
  --dictionary CODE  word counts to use, such as ${defaultCodes.en} (default: the newest of the language)
  --language ${languageChoices}   language of the texts (default: told by the letters of each pair)
${insistHelp}
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
  --help             show this

Examples:
  vernacular compare before/ after/
  vernacular compare before/*.docx --with after/*.docx --format csv > Comparison.csv
`,
  options: {
    with: { type: 'boolean' },
    json: { type: 'boolean' },
    format: { type: 'string', choices: ['text', 'csv'], default: 'text' },
    dictionary: { type: 'string' },
    ...languageOption,
    insist: { type: 'boolean' },
    ...dataDirOption,
  },
  async run({ values, operands, operandsAfter }, outside) {
    const { json: isJson, format } = values;
    if (isJson && format === 'csv') throw new UsageError('Choose one of --json and --format csv.');
    const { before, after } = await roundsOf(operands, values.with ? operandsAfter('with') : null);
    const wish = { code: values.dictionary, language: values.language, insists: values.insist };
    const { pairs, doubled, ...unmatched } = pairByName(before, after, (path) => path);
    const [one, other] = doubled.flatMap((bearers) =>
      bearers.before.length > 1 ? bearers.before : bearers.after,
    );
    if (one !== undefined && other !== undefined)
      throw new Trouble(`${one} and ${other} bear the same name in one round; rename one of them.`);
    if (pairs.length === 0) throw new Trouble('No file of one round has its name in the other.');

    const store = await openOrCreateStore(dictionaryFolder(values, outside), outside);
    const students: StudentResult[] = [];
    const claims: NamedClaim[] = [];
    const said = new Set<string>();
    const countedWith = new Set<string>();
    let hasTrouble = false;
    for (const pair of pairs) {
      try {
        const { result, stronger, label, notice } = await measurePair(pair, store, wish, outside);
        if (notice && !said.has(notice)) await print(outside.stderr, `${notice}\n`);
        if (notice) said.add(notice);
        countedWith.add(label);
        students.push(result);
        claims.push(...stronger);
      } catch (error) {
        if (!(error instanceof Trouble) || error instanceof UsageError) throw error;
        hasTrouble = true;
        await print(outside.stderr, `${error.message}\n`);
      }
    }
    if (students.length === 0) throw new Trouble('No pair of texts could be compared.');
    const write = isJson ? jsonComparison : format === 'csv' ? csvComparison : terminalComparison;
    const comparison = {
      ...compareStudents(students),
      ...unmatched,
      strongerClaims: claims,
      countedWith: [...countedWith],
    };
    await print(outside.stdout, write(comparison));
    return hasTrouble ? exitCodes.trouble : exitCodes.fine;
  },
});

/** Both texts are measured with the same counts, so that only the writing differs. */
async function measurePair(
  { student, before, after }: NamedPair<string>,
  store: DictionaryStore,
  wish: DictionaryWish,
  outside: Outside,
) {
  const first = await readNamedText(before, outside);
  const second = await readNamedText(after, outside);
  const texts = [
    [before, first],
    [after, second],
  ] as const;
  for (const [path, text] of texts)
    await chooseDictionary(store, text, wish).catch((cause: unknown) => {
      throw cause instanceof ForeignText
        ? new Trouble(`${path}: ${cause.message}`, { cause })
        : cause;
    });
  const found = await chooseDictionary(store, `${first}\n${second}`, wish);
  const measured = (path: string, text: string) => {
    const totals = measure(text, found.dictionary);
    if (!hasScore(totals)) throw new Trouble(`${path}: The text has no words.`);
    return totals;
  };
  const result = studentResult(student, {
    before: measured(before, first),
    after: measured(after, second),
  });
  const stronger = strongerClaims(first, second).map((claim): NamedClaim => ({
    student,
    before: claim.before,
    after: claim.after,
  }));
  return { result, stronger, label: found.dictionary.label, notice: found.notice };
}

/** Returns the texts of both rounds, given the operands and those of them that follow `--with`, if it is given. */
async function roundsOf(operands: readonly string[], afterWith: readonly string[] | null) {
  if (afterWith !== null) {
    const before = operands.slice(0, operands.length - afterWith.length);
    if (before.length === 0 || afterWith.length === 0) {
      throw new UsageError('Name files or a folder on both sides of --with.');
    }
    return { before: await textsIn(before), after: await textsIn(afterWith) };
  }
  const [before, after, ...others] = operands;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new UsageError('Name two folders, or put --with between the two rounds.');
  }
  return { before: await textsIn([before]), after: await textsIn([after]) };
}

/** Replaces a folder with its readable files, without hidden files and Word's lock files (`~$…`). */
async function textsIn(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      // A missing file is reported when it is read.
      if (!(await stat(path).catch(() => null))?.isDirectory()) return [path];
      const names = (await readdir(path)).filter(
        (name) => formatOf(name) !== undefined && !/^(?:\.|~\$)/.test(name),
      );
      return names.sort((a, b) => a.localeCompare(b)).map((name) => join(path, name));
    }),
  );
  return found.flat();
}
