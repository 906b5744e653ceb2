import type { Sentence, Word } from '../text/passage.ts';
import { keyStems, readPassage, sharedStems } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { leastLinked } from '../coherence/least-linked.ts';
import { pointsBack } from '../coherence/openings.ts';
import { has } from './markers.ts';
import type { Rule } from './rule.ts';

const bare = {
  en: /^(?:this|that|these|those)(?=\s+(?:is|are|was|were|has|have|had|means?|shows?|makes?|can|may|could|will|would|should|helps?|leads?|causes?|happens?|allows?)\b)/iu,
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

/** How often a word stands in a text as a word of its own, or in its plural: “rat” is in “rats” and not in “rate”. */
const occurrences = (text: string, word: string) => {
  const plain = word.trim().replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  if (plain === '') return 0;
  const form = String.raw`(?<![\p{L}\p{N}])[והשבכלמ]{0,2}${plain}(?:s|es|['’]s)?(?![\p{L}\p{N}])`;
  return text.match(new RegExp(form, 'giu'))?.length ?? 0;
};

/** A name the student chose to give up and the draft still uses. The table: term, other names, name to keep. */
export const otherName: Rule = ({ draft, request, say }) => {
  for (const [, others = '', keep = ''] of request.table) {
    for (const name of others.split(/[,;/]/u).map((part) => part.trim())) {
      const times = occurrences(draft.text, name);
      const sentence = draft.sentences.find(({ text }) => occurrences(text, name) > 0);
      const isPart = occurrences(keep, name) > 0;
      if (!sentence || times === 0 || keep.trim() === '' || isPart) continue;
      const text = say.change.otherName(name, keep.trim(), times);
      return { kind: 'change', text, quote: quote(sentence.text) };
    }
  }
  return null;
};

/** A key word that stands in three or more sentences under one name. */
export const oneName: Rule = (look) => {
  const { draft, say } = look;
  if (renamed(look)) return null;
  const standsIn = (stem: string) =>
    draft.sentences.filter(({ words }) => words.some((word) => word.stem === stem));
  const key = keyStems(draft.words).find(
    ({ stem, word }) => word.length > 2 && standsIn(stem).length >= 3,
  );
  const all = key ? standsIn(key.stem) : [];
  const first = all[0];
  return key && first
    ? { kind: 'works', text: say.works.oneName(key.word, all.length), quote: quote(first.text) }
    : null;
};

/** Names that are often given to one and the same thing. Two of a row in one text are asked about. */
const otherNames = {
  en: [
    'participants|participant|subjects|subject|volunteers|volunteer|respondents|respondent|interviewees|test persons|probands',
    'method|technique|procedure|approach|methodology',
    'device|gadget|instrument|apparatus|tool',
    'glue|adhesive',
    'pupils|schoolchildren|learners',
    'drug|medication|medicine|compound',
  ],
  he: [
    'המשתתפים|משתתפים|הנבדקים|נבדקים|המתנדבים|מתנדבים|מתנדב|הנשאלים|נשאלים|המרואיינים',
    'השיטה|שיטה|הטכניקה|טכניקה|ההליך|הליך|הגישה|גישה',
    'המכשיר|מכשיר|המתקן|מתקן',
  ],
} as const;

const families = {
  en: otherNames.en.map(
    (row) => new RegExp(String.raw`\b(?:the |this |each |our )?(${row})\b`, 'giu'),
  ),
  he: otherNames.he.map((row) => new RegExp(String.raw`(?<!\p{L})(${row})(?!\p{L})`, 'gu')),
};

const singular = (word: string) => word.toLowerCase().replace(/^ה(?=.{3})|s$|ים$|י?ם$/gu, '');

/** Three names that could mean one thing, or two in a short text: a question, since they may well be two. */
export const renamed: Rule = ({ draft, say }) => {
  for (const family of families[draft.language]) {
    const found = [...draft.text.matchAll(family)].map(({ 1: name = '', index }) => ({
      name,
      index,
    }));
    const names = [...new Map(found.map((one) => [singular(one.name), one])).values()];
    const second = names[1];
    if (names.length < 2 || !second) continue;
    const sentence = draft.sentences.findLast(({ start }) => start <= second.index);
    const shown = names
      .slice(0, 4)
      .map(({ name }) => `“${name}”`)
      .join(', ');
    return {
      kind: 'question',
      text: say.change.renamed(shown),
      quote: quote(sentence?.text ?? ''),
    };
  }
  return null;
};

/** Names that say nothing of the topic: taken up, they link nothing. */
const generic =
  /^(?:study|studies|research|people|person|result|results|thing|things|time|way|we|also|new|first|other|one|today)$/iu;

/** What may stand before the thing a sentence begins with, and forms that name no thing. */
const pointer =
  /^(?:the|this|these|those|that|a|an|our|its|their|such|each|every|both|in|on|for|with|without|under|of)$/iu;
const noThing =
  /(?:ed|ible|able|ous|ive|ful|ent|ant|ly|ise|ize|es to)$|^(?:comes?|goes|different|new|possible)$/iu;

/** The thing a sentence begins with: its first content word, with nothing before it but a pointer or two. */
const opening = ({ words }: Sentence): readonly Word[] => {
  const at = words.findIndex(({ isContent }) => isContent);
  const word = words[at];
  const isFirst = at >= 0 && at <= 2 && words.slice(0, at).every(({ text }) => pointer.test(text));
  const isThing = word && !generic.test(word.text) && !noThing.test(word.text);
  return word && isFirst && isThing ? [word] : [];
};

/** A sentence whose first content words take up a word of the sentence before. */
export const linkedOpening: Rule = ({ draft, say }) => {
  for (const [index, sentence] of draft.sentences.entries()) {
    const before = draft.sentences[index - 1];
    if (!before) continue;
    const shared = sharedStems(before.words, opening(sentence));
    const found = opening(sentence).find(({ stem }) => shared.has(stem));
    // The word a sentence starts with every time is no link but a list.
    const isRefrain =
      before.words[0]?.stem === sentence.words[0]?.stem &&
      before.words[0]?.text === sentence.words[0]?.text;
    if (found && !isRefrain)
      return { kind: 'works', text: say.works.link(found.text), quote: quote(sentence.text) };
  }
  return null;
};

/** The two neighbours that are least linked, as a question; never a score (zero overlap alone is no alarm). */
export const unlinked =
  (text: 'noLink' | 'noConnector'): Rule =>
  ({ draft, say }) => {
    const pair = leastLinked(draft);
    // A “because” in the sentence is a link, whatever its opening.
    const hasReason =
      pair && text === 'noConnector' && has(pair.second.text, 'reason', draft.language);
    return pair && !hasReason
      ? { kind: 'question', text: say.change[text], quote: quote(pair.second.text) }
      : null;
  };

/** A sentence of a paragraph that shares no word with any other, where the rest is held together by shared words. */
export const strays: Rule = ({ draft, say }) => {
  const tied = draft.sentences.map((sentence) =>
    draft.sentences.some(
      (other) => other !== sentence && sharedStems(sentence.words, other.words).size > 0,
    ),
  );
  const loose = draft.sentences.filter(
    ({ text }, at) => tied[at] === false && !pointsBack(text, draft.language),
  );
  const isHeld = tied.filter(Boolean).length >= 2 && tied.length >= 4;
  const stray = loose.toSorted((a, b) => b.words.length - a.words.length)[0];
  if (!isHeld || !stray || stray.words.length < 8 || loose.length > tied.length / 2) return null;
  return { kind: 'question', text: say.change.drifts, quote: quote(stray.text) };
};

const longestPoint = 10;

/** The point the student wrote for a paragraph: ten words or fewer work, if they speak of the paragraph. The table: paragraph, point, strongest sentence. */
export const pointOfParagraph: Rule = ({ draft, request, say }) => {
  const [, point = '', strongest = ''] = request.table.find(([, written]) => written?.trim()) ?? [];
  if (point.trim() === '') return null;
  const inDraft = draft.sentences.find(
    ({ text }) => strongest.trim() !== '' && text.includes(strongest.trim()),
  );
  const count = point.trim().split(/\s+/u).length;
  const place = quote((inDraft ?? draft.sentences[0])?.text ?? '');
  if (count > longestPoint) return { kind: 'change', text: say.change.longPoint, quote: place };
  const isOfText = sharedStems(draft.words, readPassage(point).words).size >= 2;
  return isOfText ? { kind: 'works', text: say.works.point(count), quote: place } : null;
};
