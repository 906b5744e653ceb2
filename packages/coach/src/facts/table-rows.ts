import { isSameWord } from '@vernacular/analyzer';
import type { CoachComment } from '@vernacular/exercises';
import { quote, shortened } from '../text/quote.ts';
import { note, type Fact, type FactContext } from './fact.ts';
import {
  bareCell,
  isNowhere,
  isTold,
  sentencesHolding,
  standsAny,
  thingIn,
} from './table-cells.ts';

type Row = readonly string[];

const ofRows =
  (fact: (context: FactContext, row: Row) => CoachComment | null): Fact =>
  (context) => {
    for (const row of context.request.table) {
      const comment = fact(context, row);
      if (comment) return comment;
    }
    return null;
  };

/**
 * A fact about the first row of the student's table whose cell quotes words that the draft does not have. `column` is
 * the cell's column, counted from 0.
 */
export const quotedRow = (column = 0): Fact =>
  ofRows(({ draft, say, quoted }, row) => {
    const cell = row[column] ?? '';
    return isNowhere(draft, cell)
      ? note(say('rowNowhere', { words: quoted(shortened(bareCell(cell))) }))
      : null;
  });

function placeOf({ draft }: FactContext, cell: string) {
  const [only, ...others] = sentencesHolding(draft, cell);
  return only && others.length === 0 ? { sentence: only, at: draft.sentences.indexOf(only) } : null;
}

export const linkRow = ofRows((context, [first = '', target = '']) => {
  const { draft, say, quoted } = context;
  const place = placeOf(context, first);
  const thing = thingIn(target, draft);
  if (!place || place.at === 0 || thing.length === 0) return null;
  const before = draft.sentences.slice(0, place.at).flatMap(({ words }) => words);
  return standsAny(before, thing)
    ? null
    : note(say('linkNowhere', { target: quoted(bareCell(target)) }), quote(place.sentence.text));
});

/** In sentences: from this distance a reader has to look back. */
const fewestAway = 3;

export const pointerRow = ofRows((context, [pointer = '', target = '']) => {
  const { draft, say, quoted } = context;
  const place = placeOf(context, pointer);
  const thing = thingIn(target, draft);
  if (!place || thing.length === 0) return null;
  const { sentence, at } = place;
  if (standsAny(sentence.words, thing)) return null;
  const before = draft.sentences.slice(0, at);
  const last = before.findLastIndex(({ words }) => standsAny(words, thing));
  const shown = { target: quoted(bareCell(target)) };
  // Another word of the same family may not mean the same thing.
  const isNamed = thing.some(({ text }) =>
    before[last]?.words.some((one) => isSameWord(one.text, text)),
  );
  if (last >= 0 && (at - last < fewestAway || !isNamed)) return null;
  const text =
    last < 0 ? say('pointsNowhere', shown) : say('pointsFar', { ...shown, sentences: at - last });
  return note(text, quote(sentence.text));
});

const longestConnector = 4;

/** Matches within words, so that a Hebrew connector is also found with a prefix. */
const holdsConnector = (text: string, connector: string): boolean =>
  text.toLowerCase().replaceAll(/\s+/gu, ' ').includes(connector.toLowerCase());

export const absentConnector: Fact = ({ draft, request, say, quoted }) => {
  const listed = request.table
    .map(([word = '']) => word)
    .filter(isTold)
    .flatMap((cell) => cell.split(/[,;/]/u))
    .map(bareCell)
    // “(none)” means no connector, and the parts of “if … then” do not stand together in a text.
    .filter((word) => /^\p{L}[\p{L}\s’'-]*$/u.test(word) && word.toLowerCase() !== 'none')
    .filter((word) => word.split(/\s+/u).length <= longestConnector);
  const absent = listed.find((word) => !holdsConnector(draft.text, word));
  return absent === undefined ? null : note(say('absentConnector', { word: quoted(absent) }));
};
