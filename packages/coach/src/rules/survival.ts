import {
  keyStems,
  type Passage,
  readPassage,
  type Sentence,
  sharedStems,
} from '../text/passage.ts';
import { isElsewhere } from '../local/odd-answer.ts';
import { names, speaksOf } from '../text/family.ts';
import { nounsIn } from '../text/nouns.ts';
import { quote, shortened } from '../text/quote.ts';
import { isSameWord } from '../text/same-word.ts';
import type { Sayings } from '../texts/sayings.ts';
import type { Look, Rule } from './rule.ts';
import { keyTopicsOf, type Topic } from './key-topics.ts';
import { whole } from './whole.ts';

const most = 6;
const shown = 3;
/** What a text speaks of most: losing one of these is worth a question, losing another is what halving is for. */
const foremost = 2;
const fewestTimes = 3;
/** Below this share of its content words in the longer text, a short one speaks of something else. */
const drift = 0.25;
const close = 0.6;
const half = 0.5;
/** So much of two sentences is the same where one denies what the other says. */
const nearly = 0.7;
/** Up to this share of words a text may have by chance in common with any other. */
const stray = 0.12;

interface Fate {
  readonly before: Passage;
  /** What the other version speaks of, and this one too; what it names again and again among them. */
  readonly kept: readonly string[];
  /** Whether it kept all of them. */
  readonly isAll: boolean;
  readonly lost: readonly string[];
  readonly firstLost: readonly string[];
  /** How much of what the other version speaks of this one speaks of too, if in other words. */
  readonly held: number;
  readonly share: number;
}

/** How often a text has a word as it is shown; in Hebrew, where forms of several words look alike, with nothing but what leans on its beginning. */
function timesIn({ words, language }: Passage, { word, count }: Topic): number {
  if (language === 'en') return count;
  const last = word.split(' ').at(-1) ?? word;
  const leans = new RegExp(`^[והבלכמש]{0,3}${last.replace(/^ה(?=.{3})/u, '')}$`, 'u');
  return words.filter(({ text }) => leans.test(text)).length;
}

/** A topic in the form that a text has, where it is one word. */
const formIn = ({ words, language }: Passage, { word }: Topic): string =>
  words.find(({ text }) => isSameWord(text, word, language))?.text ?? word;

/** What an earlier version speaks of, parted into what the draft kept and what it lost. */
function fate({ draft, request, tag }: Look, field: string): Fate | null {
  const text = request.earlier.find((earlier) => earlier.field === field)?.text;
  if (!text) return null;
  const before = readPassage(text);
  // Filler and other languages were answered then; nothing of them is to be kept.
  if (before.language !== draft.language || isElsewhere(before, [])) return null;
  const there = new Set(before.words.map(({ stem }) => stem));
  const topics = keyTopicsOf(before, tag && nounsIn(before, tag));
  const named = (isShort(field) ? topics : topics.filter(({ count }) => count > 1)).slice(0, most);
  const own = keyStems(draft.words);
  const isHere = ({ last }: Topic) => speaksOf(draft, last);
  const isNamed = ({ last }: Topic) => names(draft, last);
  const foremostKept = topics.slice(0, foremost).every(isNamed);
  return {
    before,
    kept: foremostKept ? named.filter(isNamed).map((topic) => formIn(draft, topic)) : [],
    isAll: named.every(isNamed),
    held: named.filter(isHere).length,
    lost: topics
      .slice(0, foremost)
      .filter((topic) => timesIn(before, topic) >= fewestTimes && !isHere(topic))
      .map(({ word }) => word),
    // What a longer text names once was never its subject.
    firstLost: (isShort(field) ? topics : topics.filter(({ count }) => count > 1))
      .slice(0, most)
      .filter((topic) => !isHere(topic))
      .map(({ word }) => word),
    share: own.filter(({ stem }) => there.has(stem)).length / Math.max(1, own.length),
  };
}

const list = (words: readonly string[], { listed, quoted }: Sayings) =>
  listed(words.slice(0, shown).map(quoted));

const denial = whole(String.raw`not|n['’]t|never|no longer|cannot|no`, 'לא|אין|אינו|אינה|אינם');

/** “It is hard to imagine that any”: a denial by other words. */
const doubted = whole(
  'hard to|difficult to|unlikely|hardly|rarely|doubt\\p{L}*|few',
  'קשה ל\\p{L}+|ספק|בקושי|כמעט',
);

/** The stem of the word right after a denial: what is denied; none for sure where it is doubted, or said as well. */
const deniedIn = ({ text, words, start }: Sentence, language: Look['language']) => {
  if (doubted[language].test(text)) return '';
  const found = denial[language].exec(text);
  if (!found) return null;
  const end = start + found.index + found[0].length;
  const denied = words.find((word) => word.start >= end && word.isContent)?.stem ?? null;
  // “For a taste of what most have never tasted”: what is denied there is said there as well.
  return words.filter((word) => word.stem === denied).length > 1 ? '' : denied;
};

/** A sentence that denies what the longer text says in nearly the same words, or says what it denies. */
const reversal = ({ draft, language }: Look, before: Passage) => {
  for (const sentence of draft.sentences) {
    for (const other of before.sentences) {
      const sizes = [keyStems(sentence.words).length, keyStems(other.words).length];
      const shared = sharedStems(sentence.words, other.words);
      const [here, there] = [deniedIn(sentence, language), deniedIn(other, language)];
      const isSame =
        shared.size >= 3 &&
        shared.size / Math.min(...sizes) >= close &&
        shared.size / Math.max(...sizes) >= nearly;
      const denied = here === null ? there : there === null ? here : null;
      if (isSame && denied !== null && shared.has(denied)) return { sentence, other };
    }
  }
  return null;
};

/** The texts of Half Life: a version is compared with a longer one, but the last with the thirty words it is built on. */
const isShort = (field: string) => field === 'text30';

/** This version says no to what the other one says, or the other way round. */
export const reversed =
  (field: string): Rule =>
  (look) => {
    const found = fate(look, field);
    const turned = found && reversal(look, found.before);
    if (!turned) return null;
    const text = look.say.change.reversed(shortened(turned.other.text));
    return { kind: 'change', text, quote: quote(turned.sentence.text) };
  };

/** A text in which nothing of the earlier ones is left: it speaks of something else. */
export const elsewhere: Rule = (look) => {
  const { draft, request, say } = look;
  const last = draft.sentences.at(-1);
  const earlier = request.earlier
    .map(({ text }) => readPassage(text))
    .filter((one) => one.language === draft.language && !isElsewhere(one, []));
  const topics = earlier.flatMap((one) => keyTopicsOf(one, look.tag && nounsIn(one, look.tag)));
  const own = draft.words.filter(({ isContent }) => isContent);
  if (!last || own.length < shown || topics.length < shown) return null;
  const known = own.filter((word) => earlier.some((one) => speaksOf(one, word)));
  if (known.length / own.length > stray) return null;
  const words = list(
    topics.filter(({ last: one }) => !speaksOf(draft, one)).map(({ word }) => word),
    say,
  );
  return { kind: 'change', text: say.change.drifted(words), quote: quote(last.text) };
};

/** Whether a version has a word of weight that the longer one has not in any form. */
const saysNew = ({ draft }: Look, before: Passage) =>
  draft.words.some((word) => word.isContent && !speaksOf(before, word));

/** A word the other version spoke of most, and this one not at all; or all of them, where the text speaks of something else. */
export const lost =
  (field: string): Rule =>
  (look) => {
    const found = fate(look, field);
    const last = look.draft.sentences.at(-1);
    if (!found || !last) return null;
    const { lost: again, firstLost, share, held } = found;
    const isKeptElsewhere = look.request.earlier.some(
      (earlier) => (fate(look, earlier.field)?.kept.length ?? 0) >= foremost,
    );
    const ofShort = isShort(field) && firstLost.length > held ? firstLost : [];
    if (ofShort.length > 0) {
      const text = look.say.change.drifted(list(ofShort, look.say));
      return { kind: 'change', text, quote: quote(last.text) };
    }
    if (!isShort(field) && !isKeptElsewhere && share < drift && firstLost.length >= shown) {
      const text = look.say.change.drifted(list(firstLost, look.say));
      return { kind: 'change', text, quote: quote(last.text) };
    }
    // A word that is new here may say the same: “larvae” are “baby fish” now.
    const isOfSame = share >= half && saysNew(look, found.before);
    if (isShort(field) || again.length === 0 || isOfSame) return null;
    const text = look.say.change.lost(list(again, look.say));
    return { kind: 'change', text, quote: quote(last.text) };
  };
