import type { CoachComment } from '@vernacular/exercises';

import { names, speaksOf } from '../text/family.ts';
import { nounsIn } from '../text/nouns.ts';
import { type Passage, readPassage, type Sentence, type Word } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { isSameWord } from '../text/same-word.ts';
import { connectorsIn } from './connectors.ts';
import type { Look, Rule } from './rule.ts';
import { isTopical } from './topical.ts';
import { whole } from './whole.ts';

/** A cell as it may stand in the text: without quotation marks and dots around it. */
const bare = (cell: string) => cell.replaceAll(/^[\s"“”„״'.…]+|[\s"“”״'.…]+$/gu, '');

const fewestWords = 2;

/** The place of a sentence the student names by some of its words; -1 where they don’t tell one. */
function placeOf({ sentences }: Passage, cell: string): number {
  const words = bare(cell).toLowerCase();
  if (words.split(/\s+/u).length < fewestWords) return -1;
  const found = sentences.flatMap(({ text }, at) =>
    text.toLowerCase().includes(words) ? [at] : [],
  );
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

const topicalIn = (cell: string, { language }: Passage) =>
  readPassage(cell).words.filter(({ isContent, text }) => isContent && isTopical(text, language));

const within = (draft: Passage, words: readonly Word[]): Passage => ({ ...draft, words });
const wordsOf = (sentences: readonly Sentence[]) => sentences.flatMap(({ words }) => words);

/** “By 15 percent”: a measure is no thing to link to. */
const measure = /^(?:per ?cent|percent|times?|years?|[ובלכמשה]{0,2}אחוז\p{L}*)$/iu;

/** The word of a text, as written there, by which it names a thing. */
const named = (draft: Passage, words: readonly Word[], wanted: Word) =>
  words.find((one) => names(within(draft, [one]), wanted) && !measure.test(one.text))?.text;

/** “Does not link, I think I should delete it”: no thing to link to, but what the student found. */
const isDiagnosis = whole(
  String.raw`(?:does|do|did) not|n['’]t|nothing|none|no link|not (?:linked|clear|sure)|i (?:think|should|would|will)|delete`,
  String.raw`לא|אין|כלום|שום דבר|למחוק|אמחק|לדעתי|נראה לי`,
);

/** In more words the student tells what to do, and names no thing. */
const most = 6;

/** “Ash-filled” and “ash layers” may be two, and a reader has met the word. */
const partsOf = (word: string) => word.split('-').filter((part) => part.length >= 3);

/** What a sentence is to link back to, by the student’s own table: first words, what they link to. */
function linkIn(look: Look, [first = '', target = '']: readonly string[]): CoachComment | null {
  const { draft, say } = look;
  const at = placeOf(draft, first);
  const [sentence, before] = [draft.sentences[at], draft.sentences[at - 1]];
  const isTold =
    isDiagnosis[draft.language].test(target) || readPassage(target).words.length > most;
  const wanted = isTold ? [] : topicalIn(target, draft);
  if (!sentence || !before || wanted.length === 0) return null;
  const half = sentence.words.slice(0, Math.ceil(sentence.words.length / 2));
  const opens = wanted.some((word) => speaksOf(within(draft, half), word));
  const place = quote(sentence.text);
  if (opens) return null;
  const told = readPassage(target);
  const isNoun = look.tag && nounsIn(told, look.tag);
  const known = wanted
    .filter((word) => !isNoun || isNoun(word))
    .flatMap((word) => named(draft, before.words, word) ?? [])[0];
  const isBegun = partsOf(known ?? '').some((part) =>
    half.some(({ text }) => text.toLowerCase() === part.toLowerCase()),
  );
  // It takes up another word of the sentence before: it links, if not to that.
  const isLinked = half.some(
    (word) =>
      word.isContent &&
      before.words.some(
        (one) =>
          one.isContent &&
          (one.stem === word.stem || isSameWord(one.text, word.text, draft.language)),
      ),
  );
  if (isBegun || isLinked) return null;
  if (known !== undefined)
    return { kind: 'change', text: say.facts.linkOpen(say.quoted(known)), quote: place };
  const earlier = draft.sentences.slice(0, at);
  if (wanted.some((word) => speaksOf(within(draft, wordsOf(earlier)), word))) return null;
  return { kind: 'question', text: say.facts.linkNowhere(say.quoted(bare(target))), quote: place };
}

/** The student names sentences that are to link back, and to what: whether those words stand there. */
export const linkOfTable: Rule = (look) =>
  look.request.table.map((row) => linkIn(look, row)).find((one) => one !== null) ?? null;

/** What a pointing word stands for, by the student’s own table: the word with its sentence, what it stands for. */
function pointerIn(
  look: Look,
  [pointer = '', target = '']: readonly string[],
): CoachComment | null {
  const { draft, say } = look;
  const at = placeOf(draft, pointer);
  const sentence = draft.sentences[at];
  const isTold = isDiagnosis[draft.language].test(target);
  const wanted = isTold ? [] : topicalIn(target, draft);
  if (!sentence || wanted.length === 0) return null;
  const from = sentence.text.toLowerCase().indexOf(bare(pointer).toLowerCase());
  const until = sentence.words.filter(({ start }) => start < sentence.start + from);
  const isIn = (words: readonly Word[]) =>
    wanted.some((word) => speaksOf(within(draft, words), word));
  const before = draft.sentences.slice(0, at);
  const last = before.findLastIndex(({ words }) => isIn(words));
  const place = quote(sentence.text);
  const thing = say.quoted(bare(target));
  if (isIn(until)) return null;
  if (last < 0)
    return isIn(sentence.words)
      ? null
      : { kind: 'change', text: say.facts.pointsNowhere(thing), quote: place };
  const away = at - last;
  // What was named in other words may stand nearer.
  const isNamedWhole = wanted.every((word) =>
    speaksOf(within(draft, before[last]?.words ?? []), word),
  );
  return away < fewestAway || !isNamedWhole
    ? null
    : { kind: 'question', text: say.facts.pointsFar(thing, away), quote: place };
}

/** From here on a reader has to look back over whole sentences. */
const fewestAway = 3;

/** The student says what each pointing word stands for: whether that was named before it, and how far back. */
export const pointerOfTable: Rule = (look) =>
  look.request.table.map((row) => pointerIn(look, row)).find((one) => one !== null) ?? null;

/** A connector that opens a sentence, and that the student’s list leaves out. */
export const unlisted: Rule = ({ draft, request, say }) => {
  if (request.table.every(([word = '']) => bare(word) === '')) return null;
  // In whatever column it stands, the student has seen it.
  const listed = request.table.flatMap((row) => row.map((cell) => bare(cell).toLowerCase()));
  const found = connectorsIn(draft).find(({ word }) => !listed.some((one) => one.includes(word)));
  return found
    ? {
        kind: 'question',
        text: say.facts.unlisted(say.quoted(found.word)),
        quote: quote(found.sentence.text),
      }
    : null;
};
