import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { checkText, helpFor, loadHelpTools } from '@vernacular/check';

import type { ChosenDictionary } from '../texts/choose-dictionary.ts';
import type { SourceText } from '../texts/read-text.ts';
import { withoutSuppressed } from './disable-directives.ts';
import { filesOf } from './source-location.ts';
import type { Settings } from './settings.ts';

/** A replacement in a file: `written`, which begins at `start` (in UTF-16 units), becomes `by`. */
interface Fix {
  readonly path: string;
  readonly start: number;
  readonly written: string;
  readonly by: string;
}

const within = 'q|blockquote|cite|code|kbd|samp|pre';

/** Opening and closing marks of quotations and code, in which nothing is replaced. */
const closed: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/“|„/gu, /”|“(?=[\s\p{P}]|$)/gu],
  [/(?<![\p{L}\p{N}])[‘`](?=\S)/gu, /(?<=\S)[’'`](?![\p{L}\p{N}])/gu],
  [/(?<![\p{L}\p{N}])'(?=\S)/gu, /(?<=\S)'(?![\p{L}\p{N}])/gu],
  [/«/gu, /»/gu],
  [/\\(?!emph|textbf|textit|footnote|caption)[A-Za-z]+\*?[[{]/gu, /[\]}]/gu],
  [/\\[([]/gu, /\\[)\]]/gu],
];

/** Opening and closing marks that may be several paragraphs apart. */
const closedFarOff: typeof closed = [
  [/\\begin\{(?:quot|vers|displayq)/gu, /\\end\{(?:quot|vers|displayq)/gu],
  [new RegExp(`<(?:${within})\\b`, 'giu'), new RegExp(`</(?:${within})>`, 'giu')],
];

/** Returns a function that tells whether an offset of the text is inside one of these pairs of marks. */
function openIn(text: string, pairs: typeof closed): (at: number) => boolean {
  const placed = pairs.map((pair) => pair.map((sign) => [...text.matchAll(sign)]));
  return (at) =>
    placed.some((signs) => {
      const [open, close] = signs.map(
        (all) => all.findLast(({ index }) => index < at)?.index ?? -1,
      );
      return open! > close!;
    });
}

/** Tells whether a stretch is plain prose: no quotation, no code, no part of a name, an address or a command. */
function proseIn(source: string): (start: number, end: number) => boolean {
  const isOpenFarOff = openIn(source, closedFarOff);
  return (start, end) => {
    const paragraph = source.slice(source.lastIndexOf('\n\n', start) + 1, start);
    const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    if (/^[ \t]*(?:>|#)/u.test(line) || paragraph.split('"').length % 2 === 0) return false;
    if (!/(?:^|[\s(–—>*]|\\(?:emph|textbf|textit)\{)$/u.test(line)) return false;
    if (!/^(?:$|[\s,;!?)–—*}<]|&nbsp;|[.:](?:[\s\\<]|$))/u.test(source.slice(end, end + 6)))
      return false;
    return !isOpenFarOff(start) && !openIn(paragraph, closed)(paragraph.length);
  };
}

/** Whether a participle belongs to a noun: “a utilized man”, “citrate utilizing bacteria”. */
function isAttribute(source: string, start: number, end: number): boolean {
  const [, before = ''] =
    /(\p{L}+)[ \t]+$/u.exec(source.slice(Math.max(0, start - 40), start)) ?? [];
  const word = source.slice(start, end);
  return (
    (/(?:ed|ing)$/iu.test(word) && (determiners.test(before) || /^an?\s/iu.test(word))) ||
    (/ing$/iu.test(word) && before !== '' && !beforeVerbs.test(before))
  );
}

const determiners =
  /^(?:an?|the|th(?:is|at|ese|ose)|my|your|our|their|his|her|its|each|every|some|any|no|all)$/iu;
const beforeVerbs =
  /^(?:am|is|are|was|were|be|been|being|by|of|for|in|on|from|to|than|and|or|but|when|while|without|before|after|not)$/iu;

/** What `--fix` may replace without asking: a word with a sure suggestion, in plain prose, by a rule that is on. */
export async function fixesIn(
  path: string,
  read: SourceText,
  { dictionary }: Pick<ChosenDictionary, 'dictionary'>,
  { method, knownWords: known, rulesOff }: Settings,
): Promise<readonly Fix[]> {
  const checked = checkText(withoutSuppressed(read), { dictionary, method, known });
  const help = await loadHelpTools(dictionary.language);
  const fileAt = filesOf(path, read);
  const isProse = proseIn(read.source);
  return checked.findings.flatMap((finding) => {
    const [first] = helpFor(checked, finding, { dictionary, ...help }).plainer;
    if (!first?.isSure || rulesOff.includes(finding.rule)) return [];
    const { start, end } = first.replaces;
    if (!isProse(start, end) || isAttribute(read.source, start, end)) return [];
    const file = fileAt(start);
    const written = read.source.slice(start, end);
    return [{ path: file.path, start: start - file.start, written, by: first.by }];
  });
}

/**
 * Writes the fixes into the checked file and the files that it includes; without `mayWrite` it writes nothing. Returns
 * the changes as a diff, and the paths of files that are left unchanged because they are not in UTF-8 or no longer hold
 * the words to replace.
 */
export async function putIn(
  fixes: readonly Fix[],
  read: { readonly path: string; readonly bytes: Uint8Array },
  folder: string,
  mayWrite: boolean,
) {
  const unfixed: string[] = [];
  let diff = '';
  for (const path of new Set(fixes.map((fix) => fix.path))) {
    const at = resolve(folder, path);
    const bytes = path === read.path ? read.bytes : await readFile(at);
    const before = textOf(bytes);
    // A LaTeX file may be included twice, and its fixes are then listed twice.
    const inFile = fixes.filter((fix) => fix.path === path);
    const byStart = new Map(inFile.map((fix) => [fix.start, fix]));
    const own = [...byStart.values()].toSorted((one, other) => one.start - other.start);
    if (before === null || !own.every((fix) => before.startsWith(fix.written, fix.start))) {
      unfixed.push(path);
      continue;
    }
    let after = '';
    let done = 0;
    for (const { start, written, by } of own) {
      after += before.slice(done, start) + by;
      done = start + written.length;
    }
    after += before.slice(done);
    const mark = hasMark(bytes) ? '\uFEFF' : '';
    diff += diffOf(path, mark + before, mark + after);
    if (mayWrite) await writeFile(at, mark + after);
  }
  return { diff, unfixed };
}

const hasMark = (bytes: Uint8Array) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** The text without its byte order mark; null if the bytes are not valid UTF-8. */
const textOf = (bytes: Uint8Array) => (isUtf8(bytes) ? new TextDecoder().decode(bytes) : null);

/** A unified diff without context, for `patch -p0` or `git apply -p0 --unidiff-zero`. A fix adds no lines. */
function diffOf(path: string, before: string, after: string): string {
  const now = after.split('\n');
  const lines = before.split('\n').flatMap((line, at, all) => {
    if (line === now[at]) return [];
    const end = at === all.length - 1 ? '\n\\ No newline at end of file\n' : '\n';
    return [`@@ -${at + 1} +${at + 1} @@\n`, `-${line}${end}`, `+${now[at]}${end}`];
  });
  return [`--- ${path}\n`, `+++ ${path}\n`, ...lines].join('');
}
