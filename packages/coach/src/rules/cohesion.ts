import type { CoachComment } from '@vernacular/exercises';

import type { Passage, Sentence, Word } from '../text/passage.ts';
import { readPassage, sharedStems } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { isSameWord } from '../text/same-word.ts';
import { leastLinked } from '../coherence/least-linked.ts';
import { pointsBack } from '../coherence/openings.ts';
import { has } from './markers.ts';
import type { Look, Rule } from './rule.ts';
import { isTopical } from './topical.ts';
import { whole } from './whole.ts';

const bare = {
  en: /^(?:this|that|these|those)(?=\s+(?:is|are|was|were|has|have|had|means?|shows?|makes?|can|may|could|will|would|should|helps?|leads?|causes?|happens?|allows?)\b)(?!\s+(?:is|are|was|were)\s+(?:the|an?|one|our|my|their|why|how|where|when|because)\b)/iu,
  he: /^(?:זה|זו|זאת|אלה|אלו)(?=\s+(?:אומר|מראה|גורם|יכול|עשוי|מאפשר|קורה|מביא|היה|יהיה))/u,
};

/** “It” and “they” are traced with ease to the sentence before, but not over the end of a paragraph. */
const distant = {
  en: /^(?:it|they)(?!\p{L})(?!\s+(?:is|was|has been|seems|appears)\b[^.]*\b(?:that|whether|to|for)\b)/iu,
  he: /^(?:הוא|היא|הם|הן)(?!\p{L})/u,
};

/** A sentence that opens with “this” and no noun after it, or a paragraph with “it”. See: Gopen & Swan 1990, old information first. */
export const barePronoun: Rule = ({ draft, say, request }) => {
  const covered = new Set(request.table.map(([word]) => (word ?? '').trim().toLowerCase()));
  for (const [at, { text, paragraph }] of draft.sentences.entries()) {
    const before = draft.sentences[at - 1];
    if (!before) continue;
    const opensParagraph = before.paragraph !== paragraph;
    const word =
      bare[draft.language].exec(text)?.[0] ??
      (opensParagraph ? distant[draft.language].exec(text)?.[0] : undefined);
    if (word && !covered.has(word.toLowerCase())) {
      return { kind: 'change', text: say.change.barePronoun(word), quote: quote(text) };
    }
  }
  return null;
};

/** Names that say nothing of the topic: taken up, they link nothing. */
const generic =
  /^(?:study|studies|research|people|person|result|results|thing|things|time|way|we|also|new|first|other|one|today|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|most|many|mean|single|main|total|average)$/iu;

/** What may stand before the thing a sentence begins with, and forms that name no thing. */
const pointer =
  /^(?:the|this|these|those|that|a|an|our|its|their|such|each|every|both|in|on|for|with|without|under|of)$/iu;
const noThing =
  /(?:ed|ible|able|ous|ive|ful|ent|ant|ly|ise|ize|es to)$|^(?:comes?|goes|different|new|possible|later|earlier)$/iu;

/** The thing a sentence begins with: its first content word, with nothing before it but a pointer or two. */
const opening = ({ words }: Sentence, { language }: Passage): readonly Word[] => {
  const at = words.findIndex(({ isContent }) => isContent);
  const word = words[at];
  const isFirst = at >= 0 && at <= 2 && words.slice(0, at).every(({ text }) => pointer.test(text));
  const isThing =
    word &&
    !generic.test(word.text) &&
    !noThing.test(word.text) &&
    (language === 'en' || isTopical(word.text, language));
  return word && isFirst && isThing ? [word] : [];
};

/** “Abnormal” and “abnormalities” are two things: only the plural and the owner of a word are the word again. */
const form = (word: string) => word.toLowerCase().replace(/(?<=.{3})(?:['’]s?|s)$/u, '');

/** What announces another thing than the one before. */
const anew =
  /^(?:another|other|meanwhile|elsewhere|separately|in addition|additionally|besides|next|finally)(?!\p{L})|^(?:נושא אחר|בנוסף|בינתיים|לבסוף)(?!\p{L})/iu;

/** A sentence whose first content words take up a word of the sentence before. */
export const linkedOpening: Rule = ({ draft, say }) => {
  for (const [index, sentence] of draft.sentences.entries()) {
    const before = draft.sentences[index - 1];
    // A new paragraph, or “Another …”, begins a new thread whatever its first word.
    if (!before || before.paragraph !== sentence.paragraph || anew.test(sentence.text)) continue;
    const named = new Set(before.words.map(({ text }) => form(text)));
    const found = opening(sentence, draft).find(({ text }) => named.has(form(text)));
    // The word a sentence starts with every time is no link but a list.
    const isRefrain =
      before.words[0]?.stem === sentence.words[0]?.stem &&
      before.words[0]?.text === sentence.words[0]?.text;
    if (found && !isRefrain)
      return {
        kind: 'works',
        text: say.works.link(found.text.replace(/['’]s?$/u, '')),
        quote: quote(sentence.text),
      };
  }
  return null;
};

/** Whether any word of weight stands in another of these sentences too, whatever leans on it: “במחקר” and “שהמחקר”. */
const sharesForm = (
  sentence: Sentence,
  sentences: readonly Sentence[],
  language: Passage['language'],
) =>
  sentence.words.some(
    ({ isContent, text }) =>
      isContent &&
      sentences.some(
        (other) =>
          other !== sentence && other.words.some((word) => isSameWord(word.text, text, language)),
      ),
  );

/** The two neighbours that are least linked, as a question; never a score (zero overlap alone is no alarm). */
export const unlinked =
  (text: 'noLink' | 'noConnector'): Rule =>
  ({ draft, say }) => {
    const pair = leastLinked(draft);
    // A “because” in the sentence is a link, whatever its opening.
    const hasReason =
      pair && text === 'noConnector' && has(pair.second.text, 'reason', draft.language);
    const isTaken =
      pair && text === 'noLink' && sharesForm(pair.second, [pair.first], draft.language);
    return pair && !hasReason && !isTaken
      ? { kind: 'question', text: say.change[text], quote: quote(pair.second.text) }
      : null;
  };

/** “The statement”, “the task”: it takes up what was said in another word. */
const takesUp =
  /\b(?:the|this|that|these|such) (?:\p{L}+ )?(?:statements?|ideas?|differences?|approach|methods?|findings?|results?|effects?|problems?|questions?|process|stud(?:y|ies)|teams?|groups?|models?|tasks?|texts?|traditional|growing|same|former|latter|situation|change|reason|answer|rule|case)\b/iu;

/** “The three others”, “each of them”: some of those that stand before. */
const ofOthers = whole(
  'others?|rest|remaining|both|neither|each|one of them',
  'ה?אחר(?:ים|ות)|שאר|יתר|שניה[םן]|כל אח[דת]',
);

/** “Lichenometry” and “lichens” begin alike. */
const isOfFamily = (sentence: Sentence, { sentences }: Passage) => {
  const there = new Set(
    sentences.filter((one) => one !== sentence).flatMap(({ words }) => familyOf(words)),
  );
  return familyOf(sentence.words).some((one) => there.has(one));
};
const familyOf = (words: readonly Word[]) =>
  words
    .filter(({ isContent, text }) => isContent && text.length >= longestFamily)
    .map(({ text }) => text.toLowerCase().slice(0, longestFamily));
const longestFamily = 6;

/** A sentence of a paragraph that shares no word with any other, where the rest is held together by shared words. */
export const strays: Rule = ({ draft, say }) => {
  const tied = draft.sentences.map((sentence) =>
    draft.sentences.some(
      (other) => other !== sentence && sharedStems(sentence.words, other.words).size > 0,
    ),
  );
  // The first sentence leads in, and “the statement” takes up what was said in another word.
  const loose = draft.sentences.filter(
    (sentence, at) =>
      at > 0 &&
      tied[at] === false &&
      !pointsBack(sentence.text, draft.language) &&
      !takesUp.test(sentence.text) &&
      !ofOthers[draft.language].test(sentence.text) &&
      !/\balso\b|(?<!\p{L})גם(?!\p{L})/iu.test(sentence.text) &&
      // “The hikers that felt this”: the next sentence takes it up.
      !/\b(?:this|these)\b/iu.test(draft.sentences[at + 1]?.text ?? '') &&
      !sharesForm(sentence, draft.sentences, draft.language) &&
      !isOfFamily(sentence, draft),
  );
  const isHeld = tied.filter(Boolean).length >= 2 && tied.length >= 4;
  const stray = loose.toSorted((a, b) => b.words.length - a.words.length)[0];
  if (!isHeld || !stray || stray.words.length < 8 || loose.length > tied.length / 2) return null;
  return { kind: 'question', text: say.change.drifts, quote: quote(stray.text) };
};

const longestPoint = 11;
const stressed = 0.5;
/** So many words are the end of a sentence. */
const atEnd = 5;

/** Where the words of the point stand in the sentence: the place of the last one, from 0 for its first word to 1 for its last. */
const lastPlace = ({ words }: Sentence, stems: ReadonlySet<string>) =>
  words.findLastIndex(({ stem }) => stems.has(stem)) / Math.max(1, words.length - 1);

/**
 * The point the student wrote for a paragraph, set against the sentence the student calls its strongest. The table:
 * paragraph, point, strongest sentence. A fault of any row comes before the praise of another. See: Gopen & Swan 1990,
 * the stress position.
 */
export const pointOfParagraph: Rule = (look) => {
  const found = look.request.table.flatMap(
    ([, point = '', strongest = '']) => pointIn(look, point.trim(), strongest) ?? [],
  );
  return found.find(({ kind }) => kind === 'change') ?? found[0] ?? null;
};

/** How the content words of a stretch begin. */
const begins = (words: readonly Word[]) =>
  words.filter(({ isContent }) => isContent).map(({ text }) => text.toLowerCase().slice(0, 3));

function pointIn({ draft, say }: Look, point: string, strongest: string): CoachComment | null {
  const own = strongest.trim().replace(/[.!?]+$/u, '');
  const sentence = draft.sentences.find(({ text }) => own !== '' && text.includes(own));
  if (point === '') return null;
  const place = quote((sentence ?? draft.sentences[0])?.text ?? '');
  if (point.split(/\s+/u).length > longestPoint)
    return { kind: 'change', text: say.change.longPoint(quote(point)), quote: place };
  if (!sentence) return null;
  const shared = sharedStems(readPassage(point).words, sentence.words);
  const list = (words: readonly Word[]) =>
    words
      .filter(
        ({ stem, isContent }, at, all) =>
          isContent && shared.has(stem) && all.findIndex((one) => one.stem === stem) === at,
      )
      .map(({ text }) => say.quoted(text))
      .slice(0, 3)
      .join(', ');
  // “Hears” and “heard”, “sadness” and “sadder”: before nothing is called shared, a beginning is.
  const known = new Set(begins(sentence.words));
  const mayShare = begins(readPassage(point).words).some((one) => known.has(one));
  const isNamed = readPassage(point).words.filter(({ isContent }) => isContent).length > 1;
  if (shared.size === 0)
    return mayShare || !isNamed
      ? null
      : { kind: 'change', text: say.change.pointElsewhere(quote(point)), quote: place };
  if (shared.size < 2 || sentence.words.length < longestPoint) return null;
  const before = draft.sentences[draft.sentences.indexOf(sentence) - 1];
  // What opens a paragraph, or takes up the sentence before, stands first by right.
  const isKnown =
    before?.paragraph !== sentence.paragraph || before.words.some(({ stem }) => shared.has(stem));
  // In Hebrew one word in two forms may be two words.
  const isSilent = isKnown || draft.language === 'he';
  if (lastPlace(sentence, shared) < stressed && isSilent) return null;
  if (lastPlace(sentence, shared) < stressed)
    return { kind: 'change', text: say.change.stress(list(sentence.words)), quote: place };
  const end = sentence.words.slice(-Math.min(atEnd, Math.ceil(sentence.words.length / 3)));
  const isThere = sharedStems(
    end,
    sentence.words.filter(({ stem }) => shared.has(stem)),
  ).size;
  return isThere * 2 < shared.size
    ? null
    : { kind: 'works', text: say.works.point(list(end)), quote: place };
}
