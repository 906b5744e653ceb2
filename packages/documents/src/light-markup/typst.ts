import { isForeign } from '../foreign-language-tags.ts';
import { addresses, blanks, items, type Rules } from './blank-markup.ts';

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The offset after the bracket or string that opens at `from`; the end of the source if it never closes. */
function endOf(source: string, from: number): number {
  const open: string[] = [];
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at]!;
    if (sign === '"') {
      for (at += 1; at < source.length && source[at] !== '"'; at += 1)
        if (source[at] === '\\') at += 1;
    } else if (sign === '\\') at += 1;
    else if (closing[sign]) open.push(closing[sign]);
    else if (sign === open.at(-1)) open.pop();
    if (open.length === 0) return at + 1;
  }
  return source.length;
}

const inLanguage = /^#text\([^)]{0,200}\blang:\s*"([\w-]+)"/u;
const statement = /^(?:set|let|show|import|include|if|for|while|return)$/u;

/**
 * Replaces code with marks: `#set …` up to the end of the line, `#figure(…)` with its parentheses, even where they hold
 * a caption. Content in square brackets after it is text.
 */
function withoutCode(source: string): string {
  let blanked = '';
  let done = 0;
  const code = /(?<![\\\w&/])#(?:(?<name>\p{L}[\p{L}\p{N}_.-]*)|(?=[{(]))/gu;
  for (let found = code.exec(source); found; found = code.exec(source)) {
    let end = found.index + found[0].length;
    const isStatement = statement.test(found.groups?.['name'] ?? '');
    const goesOn = isStatement ? /[^\n;]/u : found.groups?.['name'] === undefined ? /[{(]/u : /\(/u;
    while (end < source.length && goesOn.test(source[end]!)) end = endOf(source, end);
    const [, language = ''] = inLanguage.exec(source.slice(found.index, end)) ?? [];
    if (isForeign(language) && source[end] === '[') end = endOf(source, end);
    blanked += source.slice(done, found.index) + blanks(source.slice(found.index, end));
    done = end;
    code.lastIndex = end;
  }
  return blanked + source.slice(done);
}

/** The rules that remove Typst markup. See: “Typst documentation”, Syntax. */
export const typst: Rules = [
  [/(`{3,})[^]*?(?:\1|$(?![^]))|`[^`]{0,2000}`/gu],
  [/(?<!:)\/\/.*$|\/\*[^]*?(?:\*\/|$(?![^]))/gmu],
  [/(?<!\\)\$(?:[^$\\]|\\[^]){1,5000}?\$/gu],
  [withoutCode],
  addresses,
  [/<[\w:.-]{1,100}>|(?<![\p{L}\p{N}\\])@[\p{L}\p{N}_:-]*(?:\.[\p{L}\p{N}_:-]+)*/gu],
  [/^[ \t]*=+[ \t]+|^[ \t]*\/[ \t]+(?=[^\n:]+:)/gmu, 'line'],
  items,
  [/[ \t]\\$|\\(?=\s)/gmu, 'line'],
  [/~/gu],
  [/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])|[[\]\\]/gu, 'joined'],
];
