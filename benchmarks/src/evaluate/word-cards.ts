import { existsSync, readFileSync } from 'node:fs';

import { analyze, type Dictionary } from '@vernacular/analyzer';
import { openTagger, suggestionsAt, type TagWords } from '@vernacular/check';
import { meaningOf, sensesAt, type SenseTable } from '@vernacular/check/meanings';

import { jsonLines } from './data-folder.ts';
import { type Finding, share } from './finding.ts';

/** A text that nobody of us wrote. */
interface GivenText {
  readonly set: string;
  readonly row: number;
  readonly text: string;
}

/** Every second text was never looked at while tables were written: rows with an odd number. */
const isToJudge = ({ row }: GivenText) => row % 2 === 1;

function givenTexts(data: string): readonly GivenText[] {
  const cochrane = jsonLines(data, 'cochrane_pairs') as readonly { technical: string }[];
  const oneStop = jsonLines(data, 'onestop_english') as readonly { advanced: string }[];
  return [
    ...cochrane.map(({ technical: text }, row) => ({ set: 'cochrane_pairs', row, text })),
    ...oneStop.map(({ advanced: text }, row) => ({ set: 'onestop_english', row, text })),
  ];
}

/** The senses as the site hands them out; null before it is built. */
function builtSenses(): SenseTable | null {
  const file = new URL('../../../apps/web/dist/meanings/en.json', import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SenseTable) : null;
}

interface Card {
  readonly start: number;
  /** What the card puts first. */
  readonly plainer: string | null;
  readonly hasMeaning: boolean;
}

/** The cards of each mid-frequency and rare word of a text. */
async function cardsOf(
  { text }: GivenText,
  dictionary: Dictionary,
  tag: TagWords,
  senses: SenseTable | null,
): Promise<readonly Card[]> {
  const { tokens, ...totals } = analyze(text, dictionary);
  const read = { text, dictionary, method: 'published', totals } as const;
  const { length, starts, ends, levels } = tokens;
  const marked = Array.from({ length }, (_, at) => at).filter((at) => levels[at] !== 0);
  const cards: Card[] = [];
  for (const at of marked) {
    const word = { start: starts[at]!, end: ends[at]! };
    const own = meaningOf(text.slice(word.start, word.end));
    const explained = own || !senses ? [] : await sensesAt(text, word, tag, async () => senses);
    cards.push({
      start: word.start,
      plainer: suggestionsAt(read, word, tag)[0]?.plainer ?? null,
      hasMeaning: own !== null || explained.length > 0,
    });
  }
  return cards;
}

const isOffered = (cards: readonly Card[]) => cards.map(({ plainer }) => plainer !== null);

/** What a reader decided on two hundred first suggestions, drawn by lot from the texts to judge: text, place, words, verdict. */
function judgments() {
  const file = new URL('../../src/evaluate/judged-suggestions.tsv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [set, row, start, , plainer, verdict] = line.split('\t');
    return { place: `${set} ${row} ${start}`, plainer, isRight: verdict === 'fits' };
  });
}

/**
 * For how many marked words the card has a plainer one or a meaning, on the texts to judge, and how many first suggestions a reader
 * found right. A suggestion that is another by now was not judged, and is not counted.
 */
export async function wordCards(data: string, dictionary: Dictionary): Promise<readonly Finding[]> {
  const tag = await openTagger();
  const texts = givenTexts(data).filter(isToJudge);
  const senses = builtSenses();
  if (!senses) console.error('The site is not built: only the glossary’s meanings are counted.');
  const found: { set: string; row: number; cards: readonly Card[] }[] = [];
  for (const text of texts)
    found.push({
      set: text.set,
      row: text.row,
      cards: await cardsOf(text, dictionary, tag, senses),
    });
  const coverage = ['cochrane_pairs', 'onestop_english'].map((set): Finding => {
    const offered = isOffered(found.flatMap((one) => (one.set === set ? one.cards : [])));
    return {
      set,
      what: 'marked words with a plainer one',
      value: share(offered),
      of: offered.length,
    };
  });
  const cards = found.flatMap((one) => one.cards);
  const all = isOffered(cards);
  const now = new Map<string, string | null>(
    found.flatMap(({ set, row, cards: own }) =>
      own.map(({ start, plainer }) => [`${set} ${row} ${start}`, plainer] as const),
    ),
  );
  const judged = judgments().filter(({ place, plainer }) => now.get(place) === plainer);
  const right = judged.map(({ isRight }) => isRight);
  return [
    ...coverage,
    { set: 'both', what: 'marked words with a plainer one', value: share(all), of: all.length },
    {
      set: 'both',
      what: 'marked words with a meaning',
      value: share(cards.map(({ hasMeaning }) => hasMeaning)),
      of: cards.length,
    },
    {
      set: 'both',
      what: 'first plainer words a reader found right',
      value: share(right),
      of: right.length,
    },
  ];
}
