import type { Passage, Sentence, Word } from '../text/passage.ts';
import { keyStems, sharedStems } from '../text/passage.ts';
import { speaksOf } from '../text/family.ts';
import { quote } from '../text/quote.ts';
import type { Sayings } from '../texts/sayings.ts';
import { has } from './markers.ts';
import { isMetaWord } from './meta-words.ts';
import type { Rule } from './rule.ts';
import { isTopical } from './topical.ts';
import { whole } from './whole.ts';

/** What an answer is about: its key words, without those that speak about the text itself. */
const subjectsOf = (answer: Passage) =>
  keyStems(answer.words).filter(({ stem }) => !isMetaWord(stem, answer.language));

interface Near {
  readonly sentence: Sentence;
  readonly shared: ReadonlySet<string>;
}

/** The sentence of the draft that shares most content words with the answer. */
function nearest(draft: Passage, answer: Passage): Near | null {
  const ranked = draft.sentences
    .map((sentence) => ({ sentence, shared: sharedStems(sentence.words, answer.words) }))
    .toSorted((a, b) => b.shared.size - a.shared.size);
  return ranked[0] ?? null;
}

const denial = whole(
  String.raw`not|n['’]t|no|never|cannot|nobody|without|lacks?`,
  'לא|אין|אינו|אינה|אינם|בלי|ללא',
);

/** So far from what is shared a “not” may deny something else. */
const nearby = 3;

/** Whether a sentence says no to what it shares with the answer: the “no” stands right before or right after it. */
const denies = ({ text, start, words }: Sentence, shared: ReadonlySet<string>, answer: Passage) => {
  if (denial[answer.language].test(answer.text)) return false;
  const places = words.flatMap(({ stem }, at) => (shared.has(stem) ? [at] : []));
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const around = words.slice(Math.max(0, first - nearby), last + nearby + 1);
  const [from, to] = [around[0], around.at(-1)];
  if (!from || !to) return false;
  const told = text.slice(from.start - start, to.start + to.text.length - start);
  // “To save lives and not to waste money”: what follows the “and” is another thing.
  const shown = words[first]?.text ?? '';
  const part = told.split(/,|\b(?:and|but)\b/u).find((one) => one.includes(shown)) ?? told;
  return denial[answer.language].test(part);
};

const fewestInSpan = 2;

/** The longest unbroken stretch of a sentence that says only what is shared, as written; empty where the shared words stand apart. */
function spanOf({ text, start, words }: Sentence, shared: ReadonlySet<string>): string {
  const told = words.flatMap((word, at) => (shared.has(word.stem) ? [{ word, at }] : []));
  const runs: { readonly first: Word; last: Word; lastAt: number; held: number }[] = [];
  for (const { word, at } of told) {
    const run = runs.at(-1);
    const isNext = run && words.slice(run.lastAt + 1, at).every(({ isContent }) => !isContent);
    if (isNext) Object.assign(run, { last: word, lastAt: at, held: run.held + 1 });
    else runs.push({ first: word, last: word, lastAt: at, held: 1 });
  }
  const [longest] = runs.toSorted((one, other) => other.held - one.held);
  const isEnough = longest && longest.held >= Math.min(fewestInSpan, shared.size);
  return isEnough
    ? text.slice(longest.first.start - start, longest.last.start + longest.last.text.length - start)
    : '';
}

/** More than half of what the answer is about stands in one sentence of the draft, which does not deny it. */
const inOneSentence = (draft: Passage, answer: Passage, share: number, fewest: number) => {
  const keys = subjectsOf(answer);
  const best = nearest(draft, answer);
  if (!best || keys.length === 0) return null;
  const shared = new Set(keys.map(({ stem }) => stem).filter((stem) => best.shared.has(stem)));
  const isEnough =
    shared.size >= Math.min(fewest, keys.length) && shared.size / keys.length >= share;
  return isEnough
    ? {
        ...best,
        words: spanOf(best.sentence, best.shared),
        isDenied: denies(best.sentence, best.shared, answer),
      }
    : null;
};

const brings = whole(
  String.raw`makes?|causes?|kills?|lets?|protects?|prevents?|improves?|cures?`,
  'גורם|גורמת|גורמים|הופך|הופכת|מונע|מונעת|משפר|משפרת',
);

/** What the student said about the draft stands in one of its sentences, which tells a cause where the answer tells one. */
export const answerInDraft =
  (text: (say: Sayings['works'], words: string) => string, share = 0.6, fewest = 2): Rule =>
  ({ draft, answer, say }) => {
    const found = inOneSentence(draft, answer, share, fewest);
    const isStronger = brings[answer.language].test(answer.text);
    if (!found || found.isDenied) return null;
    if (isStronger && !brings[answer.language].test(found.sentence.text)) return null;
    // “לא להשאיר סבתא בלי קול” without its “not” is another value.
    const said = answer.text.trim().replace(/[.!\s]+$/u, '');
    const words = found.sentence.text.includes(said)
      ? said
      : denial[answer.language].test(said)
        ? ''
        : found.words;
    return { kind: 'works', text: text(say.works, words), quote: quote(found.sentence.text) };
  };

const ofSelf = whole(String.raw`i|we|my|our|me|us`, 'אני|אנחנו|אנו|שלי|שלנו|\\p{L}+תי|\\p{L}+נו');

/** What the student said of themselves stands in a sentence about themselves. */
export const selfInDraft: Rule = ({ draft, answer, say, language }) => {
  const sentences = draft.sentences.filter(({ text }) => ofSelf[language].test(text));
  const found = inOneSentence({ ...draft, sentences }, answer, 0.5, 2);
  if (!found || found.isDenied || vagueTrust[language].test(answer.text)) return null;
  if (ofMuch[language].test(found.sentence.text) && !/\d/u.test(found.sentence.text)) return null;
  return {
    kind: 'works',
    text: say.works.credentials(found.words),
    quote: quote(found.sentence.text),
  };
};

/** “A lot of experience” tells of none. */
const ofMuch = whole(
  '(?:a lot of|much|great|vast|many years of|long) experience|very experienced|(?:leading|top|best) experts?',
  'ניסיון רב|הרבה ניסיון|מומח\\p{L}+ מוביל\\p{L}*',
);

const vagueTrust = whole(
  String.raw`trust me|believe me|i(?:['’]m| am) (?:very )?good|i just know|everybody knows me`,
  'תסמכו עליי|תאמינו לי|אני פשוט (?:יודע|יודעת)',
);

/** “Trust me”: a reason to trust that names no work, place or year. */
export const vagueCredentials: Rule = ({ draft, answer, say, language }) => {
  const words = vagueTrust[language].exec(answer.text)?.[0];
  return words && draft.sentences.length > 0
    ? { kind: 'change', text: say.change.vagueCredentials(words), quote: '' }
    : null;
};

/** The value stands in the draft, in a sentence that says no to it. */
export const valueDenied: Rule = ({ draft, answer, say }) => {
  const found = inOneSentence(draft, answer, 0.6, 2);
  return found?.isDenied && found.words !== ''
    ? {
        kind: 'change',
        text: say.change.negatedValue(found.words),
        quote: quote(found.sentence.text),
      }
    : null;
};

const fewestAbsent = 2;

/** Nearly all of the answer is absent from the draft: a word more or less is the writer’s own business. */
export const answerNotInDraft: Rule = ({ draft, answer, say }) => {
  const here = new Set(draft.words.map(({ stem }) => stem));
  const subjects = subjectsOf(answer).filter(({ word }) => isTopical(word, answer.language));
  const shared = subjects.filter(({ stem }) => here.has(stem));
  const absent = subjects.length - shared.length;
  if (absent < fewestAbsent || absent * 4 <= subjects.length * 3 || draft.words.length === 0)
    return null;
  const words = say.listed(shared.map(({ word }) => say.quoted(word)));
  return { kind: 'change', text: say.change.claimMissing(words), quote: '' };
};

/** Nothing of the answer is in the draft. */
export const nothingOfAnswer =
  (text: (say: Sayings['change'], answer: string) => string): Rule =>
  ({ draft, answer, say, language }) => {
    const keys = subjectsOf(answer);
    if (draft.sentences.length === 0 || keys.length === 0 || vagueTrust[language].test(answer.text))
      return null;
    if (keys.some(({ stem, word }) => speaksOf(draft, { stem, text: word }))) return null;
    return { kind: 'change', text: text(say.change, answer.text.trim()), quote: '' };
  };

const fewestToStray = 5;

/** An answer that shares no word with the summary; asked for an objection, one that lets no critic speak. */
export const offPoint: Rule = ({ request, draft, answer, say, language }) => {
  const keys = keyStems(answer.words);
  const isShared = keys.some(({ stem }) =>
    draft.words.some((word) => word.isContent && akin(word.stem, stem)),
  );
  if (draft.sentences.length === 0 || keys.length < fewestToStray || isShared) return null;
  const isOfCritic = request.focus === 'objection' || request.focus === 'certainty';
  if (isOfCritic && has(answer.text, 'otherSide', language)) return null;
  return { kind: 'change', text: say.change.offPoint, quote: '' };
};

const akin = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= 4 && a.slice(0, 4) === b.slice(0, 4));

const fewestOfReason = 3;
const mostOfThin = 12;

/** Asked why, the student says that it is so: one short sentence without a reason, a way or a number in it. */
export const thinReasoning: Rule = ({ answer, say, language }) => {
  const [only, ...more] = answer.sentences;
  if (!only || more.length > 0 || only.text.endsWith('?')) return null;
  const count = only.words.length;
  const says = (marker: 'reason' | 'mechanism' | 'hedge') => has(only.text, marker, language);
  if (count < fewestOfReason || count > mostOfThin || /\d/u.test(only.text)) return null;
  if (says('reason') || says('mechanism') || says('hedge')) return null;
  return {
    kind: 'question',
    text: say.change.thinReasoning(quote(only.text).replace(/[.!]$/u, '')),
    quote: '',
  };
};
