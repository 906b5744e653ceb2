import { existsSync, readFileSync } from 'node:fs';

import { analyze, type Dictionary } from '@vernacular/analyzer';
import { openTagger, suggestionsAt, type TagWords } from '@vernacular/check';
import { meaningOf, sensesAt, type SenseTable } from '@vernacular/check/meanings';

import { jsonLines, tabRows } from '../frame/data-folder.ts';
import { type Finding, shareOf } from '../frame/finding.ts';

interface GivenText {
  readonly set: string;
  readonly row: number;
  readonly text: string;
}

const sets = { cochrane_pairs: 'technical', onestop_english: 'advanced' };

/** Only odd rows: nobody looked at them while the tables were written. */
const textsToJudge = (data: string): readonly GivenText[] =>
  Object.entries(sets).flatMap(([set, field]) =>
    jsonLines<Record<string, string>>(data, set)
      .map((texts, row) => ({ set, row, text: texts[field] ?? '' }))
      .filter(({ row }) => row % 2 === 1),
  );

function builtSenses(): SenseTable | null {
  const file = new URL('../../../apps/web/dist/meanings/en.json', import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SenseTable) : null;
}

interface Card {
  readonly set: string;
  readonly place: string;
  readonly plainer: string | null;
  readonly hasMeaning: boolean;
}

async function cardsOf(
  { set, row, text }: GivenText,
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
      set,
      place: `${set} ${row} ${word.start}`,
      plainer: suggestionsAt(read, word, tag)[0]?.plainer ?? null,
      hasMeaning: own !== null || explained.length > 0,
    });
  }
  return cards;
}

/** A reader's verdict on two hundred randomly drawn first suggestions. */
const judgments = () =>
  tabRows(new URL('../../src/evaluate/judged-suggestions.tsv', import.meta.url)).map(
    ({ set, row, start, plainer, verdict }) => ({
      place: `${set} ${row} ${start}`,
      plainer,
      isRight: verdict === 'fits',
    }),
  );

/**
 * Share of marked words whose card has a plainer word or a meaning, and share of first suggestions that a reader
 * found right. Suggestions that have changed since were not judged and are not counted.
 */
export async function wordCards(data: string, dictionary: Dictionary): Promise<readonly Finding[]> {
  const tag = await openTagger();
  const senses = builtSenses();
  if (!senses) console.error('The site is not built: only the glossary’s meanings are counted.');
  const cards: Card[] = [];
  for (const text of textsToJudge(data))
    cards.push(...(await cardsOf(text, dictionary, tag, senses)));
  const offered = (name: string, chosen: readonly Card[]) =>
    shareOf(
      name,
      'marked words with a plainer one',
      chosen.map(({ plainer }) => plainer !== null),
    );
  const now = new Map(cards.map(({ place, plainer }) => [place, plainer]));
  const judged = judgments().filter(({ place, plainer }) => now.get(place) === plainer);
  return [
    ...Object.keys(sets).map((name) =>
      offered(
        name,
        cards.filter(({ set }) => set === name),
      ),
    ),
    offered('both', cards),
    shareOf(
      'both',
      'marked words with a meaning',
      cards.map(({ hasMeaning }) => hasMeaning),
    ),
    shareOf(
      'both',
      'first plainer words a reader found right',
      judged.map(({ isRight }) => isRight),
    ),
  ];
}
