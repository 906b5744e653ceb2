import { isOfOneFamily, isSameWord } from '@vernacular/analyzer';
import type { CoachComment } from '@vernacular/exercises';
import { quote, shortened } from '../text/quote.ts';
import { note, type Fact, type FactContext } from './fact.ts';
import { knowsNot } from '../text/is-dont-know-answer.ts';
import { readPassage, type Passage, type Sentence, type Word } from '../text/passage.ts';
import { factPatterns } from '../words/pattern-tables.ts';

/** A cell without the quotation marks, full stops and spaces around its words. */
export const bareCell = (cell: string): string =>
  cell.replaceAll(/^[\s"“”„״'.…]+|[\s"“”״'.…]+$/gu, '');

const isTold = (cell: string): boolean =>
  bareCell(cell) !== '' && !cell.includes('?') && !knowsNot(bareCell(cell));

const wordsOf = (text: string) => readPassage(text).words.map((word) => word.text.toLowerCase());

/** A reference to a sentence instead of a quotation: “the second sentence”, “paragraph 2”. */
const named =
  /(?<!\p{L})(?:sentences?|paragraphs?|lines?|first|second|third|fourth|last|title|ה?משפט|ה?פסקה|ה?שורה|ה?ראשו\p{L}+|ה?שני\p{L}*|ה?אחרו\p{L}+)(?!\p{L})/iu;
const fewestWords = 2;

/** Sentences that hold the words of a cell in sequence; the parts around an ellipsis are matched separately. */
function sentencesHolding({ sentences }: Passage, cell: string): readonly Sentence[] {
  const parts = bareCell(cell)
    .split(/…|\.{3}/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  if (parts.length === 0 || parts.flat().length < fewestWords) return [];
  return sentences.filter((sentence) => {
    const words = ` ${sentence.words.map(({ text }) => text.toLowerCase()).join(' ')} `;
    return parts.every((part) => words.includes(` ${part.join(' ')} `));
  });
}

const contentIn = (text: string) => readPassage(text).words.filter(({ isContent }) => isContent);

/** The content words of a cell; none if the cell comments on the text instead of naming a thing. */
function thingIn(cell: string, { language }: Passage): readonly Word[] {
  const { comment } = factPatterns[language];
  const told = readPassage(cell);
  const isThing =
    comment !== undefined &&
    isTold(cell) &&
    told.language === language &&
    told.words.length <= mostOfThing &&
    // Numbers may be written in another way.
    !/\p{Nd}/u.test(cell) &&
    !comment.test(cell) &&
    !named.test(cell);
  return isThing ? contentIn(cell) : [];
}
const mostOfThing = 6;

const speaksOf = (words: readonly Word[], { text }: Word): boolean =>
  words.some((one) => isOfOneFamily(one.text, text));

const standsAny = (words: readonly Word[], thing: readonly Word[]): boolean =>
  thing.some((one) => speaksOf(words, one));

function isNowhere(draft: Passage, cell: string): boolean {
  const wanted = contentIn(bareCell(cell));
  return (
    isTold(cell) &&
    !named.test(cell) &&
    readPassage(cell).language === draft.language &&
    wanted.length >= fewestWords &&
    sentencesHolding(draft, cell).length === 0 &&
    !draft.sentences.some(({ words }) => wanted.every((one) => speaksOf(words, one)))
  );
}

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

/** Reports the first row whose cell in `column`, counted from 0, quotes words that the draft does not have. */
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

/** Reports a quoted sentence whose stated target, the thing it links back to, no earlier sentence names. */
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

/** Reports a quoted pointer (“this effect”) whose target is named nowhere before it, or far before it. */
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

/** Reports the first connector in the table that the draft does not have. */
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
