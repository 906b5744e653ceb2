import type { Clues } from './sentence-clues.ts';

export interface Cue {
  readonly of: (sentences: readonly Clues[]) => number;
  readonly source: string;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const neighbours = (sentences: readonly Clues[]) =>
  sentences.slice(1).map((second, at) => [sentences[at] ?? second, second] as const);

const sharedWith = (words: Iterable<string>, others: ReadonlySet<string>) =>
  [...words].filter((word) => others.has(word)).length;

const overlap = (first: Clues, second: Clues): number =>
  sharedWith(second.stems, first.stems) /
  Math.sqrt(Math.max(1, first.stems.size * second.stems.size));

const given = (first: Clues, second: Clues): number => sharedWith(second.opening, first.stems);

/** 1 if a “he” or “she” has a person in the sentence before, −1 if it has none, 0 without such a pronoun. */
const person = (first: Clues, second: Clues): number =>
  second.hasPerson ? (first.hasPerson || first.names.length > 0 ? 1 : -1) : 0;

function placesOf(sentences: readonly Clues[]): readonly (readonly number[])[] {
  const places = new Map<string, number[]>();
  for (const [at, { stems }] of sentences.entries()) {
    for (const word of stems) places.set(word, [...(places.get(word) ?? []), at]);
  }
  return [...places.values()];
}

function unannounced(sentences: readonly Clues[]): number {
  const seen = new Set<string>();
  let fresh = 0;
  for (const sentence of sentences) {
    fresh += sentence.definite.filter((word) => !seen.has(word)).length;
    for (const word of sentence.stems) seen.add(word);
  }
  return fresh / sentences.length;
}

function beforeItsIntroduction(
  sentences: readonly Clues[],
  introduces: (one: Clues) => readonly string[],
): number {
  const first = new Map<string, number>();
  for (const [at, sentence] of sentences.entries()) {
    for (const term of introduces(sentence)) if (!first.has(term)) first.set(term, at);
  }
  let early = 0;
  for (const [term, at] of first) {
    early += sentences.slice(0, at).filter(({ written }) => written.has(term)).length;
  }
  return early / sentences.length;
}

export const cues = {
  overlap: {
    of: (sentences) => mean(neighbours(sentences).map(([first, second]) => overlap(first, second))),
    source: 'lexical cohesion: Halliday & Hasan 1976',
  },
  given: {
    of: (sentences) => mean(neighbours(sentences).map(([first, second]) => given(first, second))),
    source: 'old information first: Gopen & Swan 1990',
  },
  gap: {
    of: (sentences) =>
      mean(
        placesOf(sentences).flatMap((places) =>
          places.slice(1).map((place, at) => Math.log(place - (places[at] ?? place - 1))),
        ),
      ),
    source: 'an idea stays while it is talked about: the entity grid, Barzilay & Lapata 2008',
  },
  person: {
    of: (sentences) => mean(neighbours(sentences).map(([first, second]) => person(first, second))),
    source: 'a pronoun follows its person',
  },
  pronounFirst: {
    of: ([first]) => (first?.startsWithPronoun ? 1 : 0),
    source: 'a text does not open by pointing back',
  },
  connectorFirst: {
    of: ([first]) => (first?.startsWithConnector ? 1 : 0),
    source: 'a text does not open by answering',
  },
  theBeforeNamed: {
    of: unannounced,
    source: 'new things come with “a”, known ones with “the”: Prince 1981',
  },
  termBeforeDefined: {
    of: (sentences) => beforeItsIntroduction(sentences, ({ introduced }) => introduced),
    source: 'a term or an acronym is introduced, then used',
  },
  surnameBeforeName: {
    of: (sentences) => beforeItsIntroduction(sentences, ({ surnames }) => surnames),
    source: 'the full name comes first',
  },
} as const satisfies Readonly<Record<string, Cue>>;

export type CueName = keyof typeof cues;

export const cueNames = Object.keys(cues) as readonly CueName[];
