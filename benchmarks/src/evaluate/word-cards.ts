import { readFileSync } from 'node:fs';

import { analyze, type Dictionary } from '@vernacular/analyzer';
import { openTagger, suggestionsAt, type TagWords } from '@vernacular/check';

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

/** Of each mid-frequency and rare word of a text, where it begins and what its card puts first. */
function cardsOf({ text }: GivenText, dictionary: Dictionary, tag: TagWords) {
  const { tokens, ...totals } = analyze(text, dictionary);
  const read = { text, dictionary, method: 'published', totals } as const;
  const { length, starts, ends, levels } = tokens;
  const marked = Array.from({ length }, (_, at) => at).filter((at) => levels[at] !== 0);
  return marked.map((at) => {
    const word = { start: starts[at]!, end: ends[at]! };
    return { start: word.start, plainer: suggestionsAt(read, word, tag)[0]?.plainer ?? null };
  });
}

const isOffered = (cards: readonly { plainer: string | null }[]) =>
  cards.map(({ plainer }) => plainer !== null);

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
 * For how many marked words the card has a plainer one, on the texts to judge, and how many first suggestions a reader
 * found right. A suggestion that is another by now was not judged, and is not counted.
 */
export async function wordCards(data: string, dictionary: Dictionary): Promise<readonly Finding[]> {
  const tag = await openTagger();
  const texts = givenTexts(data).filter(isToJudge);
  const found = texts.map((text) => ({
    set: text.set,
    row: text.row,
    cards: cardsOf(text, dictionary, tag),
  }));
  const coverage = ['cochrane_pairs', 'onestop_english'].map((set): Finding => {
    const offered = isOffered(found.flatMap((one) => (one.set === set ? one.cards : [])));
    return {
      set,
      what: 'marked words with a plainer one',
      value: share(offered),
      of: offered.length,
    };
  });
  const all = isOffered(found.flatMap(({ cards }) => cards));
  const now = new Map<string, string | null>(
    found.flatMap(({ set, row, cards }) =>
      cards.map(({ start, plainer }) => [`${set} ${row} ${start}`, plainer] as const),
    ),
  );
  const judged = judgments().filter(({ place, plainer }) => now.get(place) === plainer);
  const right = judged.map(({ isRight }) => isRight);
  return [
    ...coverage,
    { set: 'both', what: 'marked words with a plainer one', value: share(all), of: all.length },
    {
      set: 'both',
      what: 'first plainer words a reader found right',
      value: share(right),
      of: right.length,
    },
  ];
}
