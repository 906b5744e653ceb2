import { limits } from '../limits.ts';
import { gather } from '../origin/gather-text-with-offsets.ts';
import type { Reader } from '../reader-types.ts';
import { decode } from '../text/detect-encoding-and-decode.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { codePageOfCharset, encodingOfCodePage } from './code-pages.ts';

const leftOut = new Set(
  'colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf listtable listoverridetable listtext pntext pntextb xe tc rxe annotation atnid atnauthor themedata colorschememapping generator latentstyles datastore nonshppict sp filetbl revtbl rsidtbl ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn fldinst bkmkstart bkmkend mmath'.split(
    ' ',
  ),
);
/** Destinations that older readers skip, although they hold text. */
const shapes = new Set(['shpinst', 'shptxt', 'shp', 'shprslt', 'footnote']);

const lineEnds = new Set('par sect page line row nestrow column softline'.split(' '));
const characters: Readonly<Record<string, string>> = {
  tab: ' ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  _: '\u2011',
};

const isAscii = /^[\0-\x7f]*$/;

const outermost = {
  isLeftOut: false,
  isHidden: false,
  /** Number of fallback characters after each Unicode character, for older readers. */
  standIns: 1,
  codePage: null as number | null,
  isFontTable: false,
};

const token =
  /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/g;

/** Tables are read row by row, and tracked changes count as accepted. Offsets in `origin` count bytes. */
export const readRtf: Reader = ({ bytes }) => {
  const source = new TextDecoder('latin1').decode(bytes);
  const gathered = gather();
  const fonts = new Map<number, number>();
  const outer: (typeof outermost)[] = [];
  let group = outermost;
  let defaultPage = 1252;
  let font = 0;
  let isOptional = false;
  let toSkip = 0;
  let run: number[] = [];
  let runFrom = 0;
  let runTo = 0;
  let half = 0;

  const isShown = () => !group.isLeftOut && !group.isHidden;

  const encoding = () => encodingOfCodePage(group.codePage ?? defaultPage);

  function endRun(): void {
    const text = decode(Uint8Array.from(run), encoding());
    if (text.length === 1 && text.trim() !== '') gathered.put(text, runFrom, runTo);
    else if (text !== '') gathered.flow(source, runFrom, runFrom, text);
    run = [];
  }

  /** In an encoding with two-byte characters, bytes are collected until the run ends. */
  function add(byte: number, from: number, to: number): void {
    if (toSkip > 0) toSkip -= 1;
    else if (isShown()) {
      if (run.length === 0) runFrom = from;
      runTo = to;
      run.push(byte);
      if (/^(?:windows|macintosh)/.test(encoding())) endRun();
    }
  }

  function addText(text: string, at: number): void {
    const skipped = Math.min(toSkip, text.length);
    toSkip -= skipped;
    if (!isShown()) return;
    if (run.length === 0 && isAscii.test(text))
      gathered.flow(source, at + skipped, at + text.length);
    else
      for (let one = skipped; one < text.length; one += 1)
        add(text.charCodeAt(one), at + one, at + one + 1);
    endRun();
  }

  token.lastIndex = 0;
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const [all, word, number, hexadecimal, sign, brace, text] = found;
    const at = found.index;
    if (text !== undefined) addText(text, at);
    else if (hexadecimal !== undefined) add(Number.parseInt(hexadecimal, 16), at, at + all.length);
    else if (brace === '{') {
      endRun();
      outer.push(group);
      if (outer.length > limits.depth) throw new UnreadableDocument('too-large-inside');
      isOptional = false;
      toSkip = 0;
    } else if (brace === '}') {
      endRun();
      const around = outer.pop();
      if (!around) throw new UnreadableDocument('corrupt');
      group = around;
      toSkip = 0;
    } else if (sign !== undefined) {
      endRun();
      if (sign === '*') isOptional = true;
      else if ((sign === '\n' || sign === '\r') && isShown()) gathered.line();
      else if (isShown() && sign === '~') gathered.flow(source, at, at, ' ');
      else if (isShown()) gathered.put(characters[sign] ?? (/[\\{}]/.test(sign) ? sign : ''), at);
    } else if (word !== undefined) {
      endRun();
      control(word, number === undefined ? null : Number(number), at, all.length);
      if (word !== 'u') isOptional = false;
    }
  }
  endRun();
  if (outer.length > 0 && gathered.isEmpty()) throw new UnreadableDocument('corrupt');
  return { ...gathered.done(), encoding: encodingOfCodePage(defaultPage) };

  function control(word: string, number: number | null, at: number, length: number): void {
    if (word === 'u' && number !== null) return unicode(number & 0xffff, at, at + length);
    if (word === 'bin') {
      token.lastIndex = at + length + Math.max(0, number ?? 0);
      return;
    }
    if (leftOut.has(word) || (isOptional && !shapes.has(word))) {
      group = { ...group, isLeftOut: true };
    } else if (word === 'fonttbl') group = { ...group, isLeftOut: true, isFontTable: true };
    else if (word === 'ansicpg') defaultPage = number ?? 1252;
    else if (word === 'mac') defaultPage = 10000;
    else if (word === 'uc') group = { ...group, standIns: Math.max(0, number ?? 1) };
    else if (word === 'f') {
      if (group.isFontTable) font = number ?? 0;
      else group = { ...group, codePage: fonts.get(number ?? 0) ?? null };
    } else if (word === 'fcharset' && group.isFontTable) {
      const page = codePageOfCharset[number ?? 0];
      if (page !== undefined) fonts.set(font, page);
    } else if (word === 'v' || word === 'deleted') group = { ...group, isHidden: number !== 0 };
    else if (word === 'plain') group = { ...group, isHidden: false, codePage: null };
    else if (!isShown()) return;
    else if (lineEnds.has(word) || word === 'footnote') gathered.line();
    else if (word === 'trowd') gathered.begin();
    else if (word === 'cell' || word === 'nestcell') gathered.cell();
    else {
      const character = Object.hasOwn(characters, word) ? characters[word] : undefined;
      if (character === ' ') gathered.flow(source, at, at, ' ');
      else if (character !== undefined) gathered.put(character, at);
    }
  }

  function unicode(unit: number, at: number, to: number): void {
    toSkip = group.standIns;
    if (!isShown()) return;
    const isFirstHalf = unit >= 0xd800 && unit < 0xdc00;
    if (isFirstHalf) half = unit;
    else {
      const isSecondHalf = unit >= 0xdc00 && unit < 0xe000 && half !== 0;
      const text = isSecondHalf ? String.fromCharCode(half, unit) : String.fromCharCode(unit);
      gathered.put(text, at, to);
      half = 0;
    }
  }
};
