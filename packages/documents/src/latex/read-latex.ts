import { limits } from '../limits.ts';
import { isForeign, languageCommand } from '../foreign-language-tags.ts';
import { gather, type Gathering } from '../origin/gather-text-with-offsets.ts';
import type { NotTakenIn, Reader, Source, TakenIn } from '../reader-types.ts';
import { decodeText } from '../text/detect-encoding-and-decode.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { afterComment, argumentsAt } from './arguments.ts';
import {
  accents,
  characters,
  endsLine,
  environmentsLeftOut,
  environmentsTake,
  ownLine,
  takes,
} from './commands.ts';

/** Reads title, abstract, text and captions, without commands, formulas, citations and comments. Expands no macros. */
export const readLatex: Reader = ({ bytes, ending, nearby }) => {
  const { source, encoding } = decodeText(bytes, ending);
  const gathered = gather();
  const taking: Taking = {
    nearby,
    open: [{ path: '', source }],
    tries: 0,
    takenIn: [],
    notTakenIn: [],
    length: source.length,
  };
  gatherDocument(source, gathered, taking);
  const { takenIn, notTakenIn } = taking;
  return { ...gathered.done(), encoding, takenIn, notTakenIn };
};

interface Taking {
  readonly nearby: Source['nearby'];
  /** The document and the files through which the reader came to the one that it reads. */
  readonly open: { readonly path: string; readonly source: string }[];
  tries: number;
  readonly takenIn: TakenIn[];
  readonly notTakenIn: NotTakenIn[];
  /** Total of all sources, in UTF-16 code units. */
  length: number;
}

const mostFiles = 100;

function gatherDocument(source: string, gathered: Gathering, taking: Taking): void {
  const body = /^[^%\n]*\\begin\s*\{document\}/m.exec(source);
  if (!body) return gatherText(source, 0, source.length, gathered, taking);
  const start = body.index + body[0].length;
  const title = /^[^%\n]*?\\title\s*(?=[[{])/m.exec(source.slice(0, start));
  if (title) {
    const from = title.index + title[0].length;
    const [inside] = argumentsAt(source, from, start, 'ot').texts;
    if (inside) gatherText(source, inside.from, inside.to, gathered, taking);
    gathered.line();
  }
  const end = source.indexOf('\\end{document}', start);
  gatherText(source, start, end < 0 ? source.length : end, gathered, taking);
}

const plain = /[^\\%${}~&#^_`'\n-]+/y;
const command = /\\(?:([a-zA-Z@]+)\*?|([^]))/y;
const written: readonly (readonly [source: string, text: string])[] = [
  ['---', '—'],
  ['--', '–'],
  ['``', '“'],
  ["''", '”'],
  ['`', '‘'],
  ["'", '’'],
  ['-', '-'],
];

function gatherText(
  source: string,
  start: number,
  end: number,
  gathered: Gathering,
  taking: Taking,
  depth = 0,
): void {
  if (depth > limits.depth) throw new UnreadableDocument('too-large-inside');
  let at = start;
  const inside = (from: number, to: number) =>
    gatherText(source, from, to, gathered, taking, depth + 1);

  while (at < end) {
    plain.lastIndex = at;
    const run = plain.exec(source);
    if (run) {
      const to = Math.min(end, plain.lastIndex);
      gathered.flow(source, at, to);
      at = to;
      continue;
    }
    const character = source[at]!;
    if (character === '\\') at = carryOut(at);
    else if (character === '%') at = afterComment(source, at, end);
    else if (character === '$') {
      at = afterFormula(source, at, end);
      gathered.apart();
    } else if (character === '\n') {
      const blank = /\n[ \t\r]*\n\s*/y;
      blank.lastIndex = at;
      const found = blank.exec(source);
      if (found) gathered.line();
      else gathered.flow(source, at, at + 1);
      at += found?.[0].length ?? 1;
    } else if (character === '&') {
      gathered.cell();
      at += 1;
    } else if (character === '~') {
      gathered.flow(source, at, at + 1, ' ');
      at += 1;
    } else if (source.startsWith('}{', at)) {
      gathered.apart();
      at += 2;
    } else {
      const mark = written.find(([one]) => source.startsWith(one, at));
      if (mark) gathered.put(mark[1], at);
      at += mark?.[0].length ?? 1;
    }
  }

  function carryOut(from: number): number {
    command.lastIndex = from;
    const [all = '\\', word, sign] = command.exec(source) ?? [];
    const name = word ?? sign ?? '';
    const next = from + all.length;
    if (name === '(' || name === '[') {
      gathered.apart();
      return after(source, name === '(' ? '\\)' : '\\]', next, end);
    }
    if (name === 'begin' || name === 'end') return environment(name, next);
    if (name === 'verb' || name === 'lstinline') return afterVerbatim(source, next, end);
    if (name === 'iffalse') return after(source, '\\fi', next, end);
    const bare = name === 'input' ? bareName.exec(source.slice(next, next + 300)) : null;
    if (bare) {
      takeIn(bare[1]!, from);
      return next + bare[0].length;
    }
    const accent = accents[name];
    if (accent !== undefined) {
      const letter = letterAfter.exec(source.slice(next, next + 20));
      if (!letter) return next;
      const [found, ...bases] = letter;
      const base = bases.find((one) => one !== undefined) ?? '';
      const to = next + found.trimEnd().length;
      return Math.max(write(`${base}${accent}`.normalize('NFC'), from, to), next + found.length);
    }
    const stands = Object.hasOwn(characters, name) ? characters[name] : undefined;
    if (stands !== undefined) {
      // Blanks after a command's name end the name and are not part of the text.
      const blank =
        word === undefined ? '' : (/^[ \t]*/.exec(source.slice(next, next + 80))?.[0] ?? '');
      if (stands.trim() !== '') return write(stands, from, next) + blank.length;
      gathered.flow(source, from, from, ' ');
      return next + blank.length;
    }
    return known(name, from, next);
  }

  /** `{\'e}` is one letter with its braces. */
  function write(text: string, from: number, to: number): number {
    const isInBraces = from > start && to < end && source[from - 1] === '{' && source[to] === '}';
    const sides = isInBraces ? 1 : 0;
    gathered.put(text, from - sides, to + sides);
    return to + sides;
  }

  function known(name: string, from: number, next: number): number {
    const isOwnLine = ownLine.has(name);
    if (isOwnLine || endsLine.has(name)) gathered.line();
    const { texts, codes, end: to } = argumentsAt(source, next, end, takes.get(name) ?? '');
    if (/^(?:input|include|subfile)$/.test(name)) takeIn(codes.at(-1) ?? '', from);
    const isNamed = name === 'foreignlanguage' || name === 'textlang';
    if (isNamed ? isForeign(codes[0] ?? '') : languageCommand.test(name)) {
      gathered.apart();
      return isNamed ? to : argumentsAt(source, next, end, 'om').end;
    }
    for (const text of texts) inside(text.from, text.to);
    if (isOwnLine) gathered.line();
    else if (texts.length === 0 && takes.has(name)) gathered.apart();
    return to;
  }

  function environment(kind: 'begin' | 'end', from: number): number {
    const found = environmentName.exec(source.slice(from, from + 100));
    if (!found) return from;
    const next = from + found[0].length;
    const name = found[1]!.replace(/\*$/, '');
    if (environmentsLeftOut.has(name) && kind === 'begin') {
      gathered.apart();
      return after(source, `\\end{${found[1]}}`, next, end);
    }
    gathered.line();
    if (kind === 'end') return next;
    const { codes, end: to } = argumentsAt(source, next, end, environmentsTake[name] ?? '');
    const isOther =
      languageCommand.test(name) || (name === 'otherlanguage' && isForeign(codes[0] ?? ''));
    return isOther ? after(source, `\\end{${found[1]}}`, to, end) : to;
  }

  function takeIn(name: string, from: number): void {
    if (!taking.nearby || taking.tries >= mostFiles) return;
    taking.tries += 1;
    const path = /\.\w+$/.test(name) ? name : `${name}.tex`;
    const bytes = taking.nearby(path);
    const taken = bytes && decodeText(bytes, 'tex').source;
    // Paths start at the document's folder, so a file with the same source would be taken in for ever.
    const first = taking.open.findIndex((file) => file.source === taken);
    if (taken === null || first >= 0) {
      const through = taking.open.slice(first + 1).map((file) => file.path);
      taking.notTakenIn.push({ path, circle: taken === null ? null : [path, ...through, path] });
      return;
    }
    const other = gather(taking.length);
    taking.takenIn.push({ path, source: taken, from: gathered.base + from });
    taking.length += taken.length;
    taking.open.push({ path, source: taken });
    gatherDocument(taken, other, taking);
    taking.open.pop();
    const { text, origin } = other.done();
    gathered.line();
    gathered.add(text, origin);
    gathered.line();
  }
}

const letterAfter = /^\s*(?:([\p{L}])|\{\s*([\p{L}]?)\s*\}|\{?\\([ij])(?![a-zA-Z])\s*\}?)/u;
const bareName = /^[ \t]+([^\s{}\\%]+)/;
const environmentName = /^\s*\{([a-zA-Z]+\*?\d?)\}/;

function afterFormula(source: string, at: number, end: number): number {
  const mark = source.startsWith('$$', at) ? '$$' : '$';
  for (let next = at + mark.length; next < end; next += 1) {
    if (source[next] === '\\') next += 1;
    else if (source.startsWith(mark, next)) return next + mark.length;
    // An inline formula cannot hold a blank line, so this `$` is a stray one.
    else if (mark === '$' && source.startsWith('\n\n', next)) return at + 1;
  }
  return mark === '$' ? at + 1 : end;
}

function afterVerbatim(source: string, at: number, end: number): number {
  const mark = source[at] ?? '';
  return after(source, mark === '{' ? '}' : mark, at + 1, end);
}

function after(source: string, mark: string, from: number, end: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 || found >= end ? end : found + mark.length;
}
