import {
  keyStems,
  type Passage,
  readPassage,
  type Sentence,
  sharedStems,
} from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { isTopical } from './topical.ts';
import type { Look, Rule } from './rule.ts';
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

interface Fate {
  readonly before: Passage;
  readonly kept: readonly string[];
  readonly lost: readonly string[];
  readonly firstLost: readonly string[];
  readonly share: number;
}

/** The key words of an earlier version, parted into those the draft kept and those it lost. */
function fate({ draft, request }: Look, field: string): Fate | null {
  const text = request.earlier.find((earlier) => earlier.field === field)?.text;
  if (!text) return null;
  const before = readPassage(text);
  const here = new Set(draft.words.map(({ stem }) => stem));
  const there = new Set(before.words.map(({ stem }) => stem));
  const topics = keyStems(before.words).filter(({ word }) => isTopical(word, before.language));
  const keys = topics.slice(0, most);
  const own = keyStems(draft.words);
  return {
    before,
    kept: keys.filter(({ stem }) => here.has(stem)).map(({ word }) => word),
    lost: keys
      .slice(0, foremost)
      .filter(({ stem, count }) => !here.has(stem) && count >= fewestTimes)
      .map(({ word }) => word),
    firstLost: keys.filter(({ stem }) => !here.has(stem)).map(({ word }) => word),
    share: own.filter(({ stem }) => there.has(stem)).length / Math.max(1, own.length),
  };
}

const list = (words: readonly string[], and: string) => {
  const some = words.slice(0, shown).map((word) => `“${word}”`);
  if (some.length < 2) return some.join('');
  const joint = and === 'ו' ? ' ו' : ` ${and} `;
  return `${some.slice(0, -1).join(', ')}${joint}${some.at(-1)}`;
};

const denial = whole(String.raw`not|n['’]t|never|no longer|cannot|no`, 'לא|אין|אינו|אינה|אינם');

/** The stems of the words right after a denial: what is denied. */
const deniedIn = ({ text, words, start }: Sentence, language: Look['language']) => {
  const found = denial[language].exec(text);
  if (!found) return null;
  const end = start + found.index + found[0].length;
  return words.find((word) => word.start >= end && word.isContent)?.stem ?? null;
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
        shared.size / Math.max(...sizes) >= half;
      const denied = here === null ? there : there === null ? here : null;
      if (isSame && denied !== null && shared.has(denied)) return { sentence, other };
    }
  }
  return null;
};

/** The sentence that holds most of the words that were kept. */
const holding = (draft: Passage, words: readonly string[]) =>
  draft.sentences
    .map((sentence) => ({
      sentence,
      held: sharedStems(readPassage(words.join(' ')).words, sentence.words).size,
    }))
    .toSorted((a, b) => b.held - a.held)[0]?.sentence;

/** The texts of Half Life: a version is compared with a longer one, but the last with the thirty words it is built on. */
const isShort = (field: string) => field === 'text30';

/** What the other version spoke of most is still here, and nothing of it is denied. See: Aurbach et al. 2018: one message survives each halving. */
export const kept =
  (field: string): Rule =>
  (look) => {
    const found = fate(look, field);
    if (!found || found.kept.length < shown) return null;
    const place = holding(look.draft, found.kept.slice(0, shown));
    if (!place || (!isShort(field) && found.share < close)) return null;
    if (isShort(field) && found.firstLost.length > 0) return null;
    if (reversal(look, found.before)) return null;
    const words = list(found.kept, look.say.and);
    const text = isShort(field) ? look.say.works.builtOn(words) : look.say.works.kept(words);
    return { kind: 'works', text, quote: quote(place.text) };
  };

/** This version says no to what the other one says, or the other way round. */
export const reversed =
  (field: string): Rule =>
  (look) => {
    const found = fate(look, field);
    const turned = found && reversal(look, found.before);
    if (!turned) return null;
    const text = look.say.change.reversed(quote(turned.other.text));
    return { kind: 'change', text, quote: quote(turned.sentence.text) };
  };

/** A word the other version spoke of most, and this one not at all; or all of them, where the text speaks of something else. */
export const lost =
  (field: string): Rule =>
  (look) => {
    const found = fate(look, field);
    const last = look.draft.sentences.at(-1);
    if (!found || !last) return null;
    const { lost: again, firstLost, share, kept: still } = found;
    const ofShort = isShort(field) && firstLost.length > still.length ? firstLost : [];
    if (ofShort.length > 0) {
      const text = look.say.change.drifted(list(ofShort, look.say.and));
      return { kind: 'change', text, quote: quote(last.text) };
    }
    if (!isShort(field) && share < drift && firstLost.length >= shown) {
      const text = look.say.change.drifted(list(firstLost, look.say.and));
      return { kind: 'change', text, quote: quote(last.text) };
    }
    if (isShort(field) || again.length === 0) return null;
    const text = look.say.change.lost(list(again, look.say.and));
    return { kind: 'change', text, quote: quote(last.text) };
  };
