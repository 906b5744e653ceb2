import { levelNumber, numberOfLevel } from '../levels/level.ts';
import type { Dictionary } from '../dictionary.ts';
import { countOf } from '../words/word-table.ts';
import type { Tokens } from '../tokens.ts';

/** A formula, a gene or protein symbol, or another code with a digit. */
export interface FoundSymbol {
  readonly symbol: string;
  readonly start: number;
  readonly end: number;
}

const chunk = /[\p{L}\p{M}\d₀-₉]+(?:[-‑–][\p{L}\p{M}\d₀-₉]+|(?<=\d)\.\d+)*/gu;
const ion = /(?<![\p{L}\d])[A-Z][a-z]?(?:[A-Z]?[₀-₉])*[²³]?[⁺⁻]/gu;
const digit = /[\d₀-₉]/u;
const space = /\s/u;
const LONGEST = 24;
/** Numbers with a unit, an era or another suffix (5GB, 300BC), which are not symbols. */
const afterNumber =
  /^\d+(?:[DGKXx]|[ap]m|[kMGT]?[BWVJN]|[kMG]?Hz|[kmMG]?Pa|[kM]?Wh|[mk]?[LM]|BCE?|CE|AD|UTC|GMT|MW|bn)$/u;

const power = /^[cdkmnµμ]?m[23]$/u;

/** The symbols of a text that cover one of its tokens, in order, none overlapping. */
export function findSymbols(text: string, tokens: Tokens, dictionary: Dictionary): FoundSymbol[] {
  const found: FoundSymbol[] = [];
  for (const { run, index } of runsWithDigits(text)) {
    if (run.length > 4 * LONGEST) continue;
    for (const [from, to] of symbolsOf(run, dictionary)) {
      const end = index + to;
      const hasSign = text[end] === '+' && !/[\d\p{L}]/u.test(text[end + 1] ?? '');
      found.push(symbolAt(text, index + from, hasSign ? end + 1 : end));
    }
  }
  for (const { 0: run, index } of text.matchAll(ion)) {
    found.push(symbolAt(text, index, index + run.length));
  }
  found.sort((one, other) => one.start - other.start);
  return withWords(text, found, tokens);
}

/** Searches only around digits, because few words hold one. */
function* runsWithDigits(text: string): Generator<{ run: string; index: number }> {
  const digits = new RegExp(digit, 'gu');
  const chunks = new RegExp(chunk);
  let from = 0;
  while (digits.test(text)) {
    const place = digits.lastIndex - 1;
    let start = place;
    while (start > from && !space.test(text[start - 1]!)) start--;
    chunks.lastIndex = start;
    let match = chunks.exec(text);
    while (match !== null && chunks.lastIndex <= place) match = chunks.exec(text);
    if (match === null) return;
    yield { run: match[0], index: match.index };
    from = chunks.lastIndex;
    digits.lastIndex = from;
  }
}

const symbolAt = (text: string, start: number, end: number): FoundSymbol => ({
  symbol: text.slice(start, end),
  start,
  end,
});

/**
 * Keeps symbols that cover a classified word (words in addresses are not classified), and the first of two that
 * overlap. A symbol inside a hyphenated name becomes the whole name: Cas9 in CRISPR-Cas9.
 */
function withWords(
  text: string,
  found: readonly FoundSymbol[],
  { length, starts, ends }: Tokens,
): FoundSymbol[] {
  const kept: FoundSymbol[] = [];
  let at = 0;
  let until = 0;
  for (const one of found) {
    if (one.start < until) continue;
    while (at < length && ends[at]! <= one.start) at++;
    if (at === length) break;
    const [start, end] = [starts[at]!, ends[at]!];
    const isWithin = start <= one.start && end >= one.end;
    if (!isWithin && (start < one.start || end > one.end)) continue;
    kept.push(isWithin ? symbolAt(text, start, end) : one);
    until = kept.at(-1)!.end;
  }
  return kept;
}

function* symbolsOf(run: string, dictionary: Dictionary): Generator<[from: number, to: number]> {
  const parts = Array.from(run.matchAll(/[^-‑–]+/gu), ({ 0: text, index }) => ({
    text: text.normalize('NFKC'),
    from: index,
    to: index + text.length,
  }));
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    const next = parts[at + 1];
    if (next && /^\d{1,2}$/u.test(part.text) && isAfterNumber(next.text, dictionary)) {
      yield [part.from, next.to];
      at++;
    } else if (isWritten(part.text, dictionary)) {
      yield [part.from, part.to];
    } else if (next && /^\d{1,4}[A-Za-zα-ω]?$/u.test(next.text) && isStem(part.text, dictionary)) {
      yield [part.from, next.to];
      at++;
    }
  }
}

/** The HT of "5-HT", the HT2A of "5-HT2A"; not the MW of "5-MW". */
const isAfterNumber = (part: string, dictionary: Dictionary): boolean =>
  /^[A-Z]{2,4}$/u.test(part)
    ? !afterNumber.test(`1${part}`) && isUnknown(part, dictionary)
    : /^[A-Z]{2,}\d/u.test(part) && isWritten(part, dictionary);

/** The IL of "IL-6", the Bcl of "Bcl-2", the miR of "miR-21"; not the COVID of "COVID-19" or the May of "May-15". */
const isStem = (part: string, dictionary: Dictionary): boolean =>
  /^(?:[A-Z]{1,3}|[a-z]{1,2}[A-Z]{1,4})$/u.test(part) ||
  (/^(?:[A-Z]{4,5}|[A-Z][a-z]{1,3}|[A-Z][a-z][A-Z])$/u.test(part) && isUnknown(part, dictionary));

/** Letters and digits in one: BRCA1, p53, H2O; not 20th, 5km, m2, Smith1, cells1and. */
function isWritten(part: string, dictionary: Dictionary): boolean {
  if (part.length > LONGEST || !digit.test(part) || power.test(part)) return false;
  if (/^\d/u.test(part)) {
    return /^\d+[A-Z](?:[A-Z]|\d)[A-Z\d]*[a-z]?$/u.test(part) && !afterNumber.test(part);
  }
  const words = part.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.some((word) => word.length > 6)) return false;
  if (/\p{Lu}/u.test(part)) {
    return words.every(
      (word) => word.length < 3 || isUnknown(word, dictionary) || /^\p{Lu}{3}$/u.test(word),
    );
  }
  if (words[0]!.length === 1) return /^[a-z]\d{2,3}[a-z]?$/u.test(part);
  return (
    /^[a-z]{2,4}\d{1,3}[a-z]?$/u.test(part) &&
    numberOfLevel(countOf(dictionary.table, words[0]!), dictionary.cutoffs) === levelNumber.rare
  );
}

const isUnknown = (word: string, { table, cutoffs }: Dictionary): boolean =>
  countOf(table, word) < cutoffs.mid;
