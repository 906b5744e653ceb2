import type { CoachComment, CoachFocus } from '@vernacular/exercises';

import { connectorOpening } from '../coherence/openings.ts';
import { tellsCause } from '../claims/strength.ts';
import { claims } from '../rules/cues.ts';
import { isWeak } from '../rules/fallacies.ts';
import { has, type Marker } from '../rules/markers.ts';
import { nowNamed } from '../rules/now-named.ts';
import { namesPlan, proposes, waysIn } from '../rules/plans.ts';
import { isAnswered, persuasion } from '../rules/own-words.ts';
import { readerOf } from '../rules/reader.ts';
import type { Sayings } from '../texts/sayings.ts';
import { numbersIn } from '../rules/proven.ts';
import { claimIn, placeInText } from '../rules/in-text.ts';
import { personsIn } from '../rules/topics.ts';
import { peopleIn, personStem } from '../rules/listings.ts';
import { speaksOf } from '../text/family.ts';
import { readPassage, type Sentence, type Word } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { isSameWord } from '../text/same-word.ts';
import { stem } from '../text/stem.ts';
import type { Look } from '../rules/rule.ts';
import { whole } from '../rules/whole.ts';
import { hasTold, toldBy } from './told.ts';

/** What each of the three closing questions of a focus asks for; null asks for nothing that words could show. */
const asksFor: Readonly<
  Record<CoachFocus, readonly [Marker | null, Marker | null, Marker | null]>
> = {
  summary: ['matters', 'shownEvidence', null],
  halving: [null, null, null],
  rebuilding: ['shownEvidence', null, null],
  issue: ['stakeholder', null, 'consequence'],
  resolutions: ['alternative', 'plan', 'cost'],
  claims: ['shownEvidence', 'reason', null],
  value: [null, null, null],
  credentials: ['self', null, null],
  logos: ['shownEvidence', 'otherSide', null],
  pathos: ['reader', null, null],
  ethos: ['namedLimit', 'self', null],
  naming: [null, null, null],
  'given-new': [null, null, null],
  reference: [null, null, null],
  'one-point': [null, null, null],
  connectors: [null, null, null],
  claim: [null, null, null],
  evidence: ['shownEvidence', null, null],
  reasoning: ['mechanism', null, null],
  objection: ['otherSide', null, null],
  certainty: ['namedLimit', null, null],
};

/** Where a stock question is asked only for what the words lack, and none beside something said of the text. */
const spare: ReadonlySet<CoachFocus> = new Set(['summary', 'halving', 'rebuilding', ...persuasion]);
/** Where a table was filled in: what is said of its rows needs no other question. */
const ofTable: ReadonlySet<CoachFocus> = new Set([
  'naming',
  'given-new',
  'reference',
  'one-point',
  'connectors',
]);

/** Where a question that thinks of the chosen reader is asked before the others. */
const forReader: ReadonlySet<CoachFocus> = new Set(['summary', 'logos']);

const isChoice = (choice: string): choice is 'Yes' | 'No' | 'Not sure' =>
  choice === 'Yes' || choice === 'No' || choice === 'Not sure';

/** The closing questions that ask once more for what a comment has asked for already. */
export function askedBy(comment: CoachComment | null, { change, question }: Sayings) {
  const [another, plan] = question.resolutions;
  const same = new Map<string, readonly string[]>([
    [change.noAlternative, [another]],
    [change.noPlan, [plan]],
    [change.noDate, [plan]],
    [change.noObjection, question.objection.slice(0, 2)],
    [change.noLimit, [question.certainty[0]]],
    [change.noStakeholder, [question.issue[0]]],
    [change.noStudy, [question.issue[0]]],
    [change.noWhy, question.summary.slice(0, 1)],
  ]);
  return same.get(comment?.text ?? '') ?? [];
}

/** The words that the questions about pointers ask for, in their order. */
const pointers = {
  en: [/\b(?:it|they)\b/iu, /\bthis\b/iu],
  he: [/(?<!\p{L})(?:הוא|היא|הם|הן)(?!\p{L})/u, /(?<!\p{L})(?:זה|זאת|זו)(?!\p{L})/u],
} as const;

/** The closing questions that the draft answers already, or that ask for words it does not have. */
function answeredIn(look: Look, asked: ReadonlySet<string>): readonly string[] {
  const { request } = look;
  const { resolutions, rebuilding, reference } = look.say.question;
  const own = look.say.question[look.request.focus];
  const [another, plan] = resolutions;
  return [
    ...(request.focus === 'claim' && claimIn(look.draft, look.answer) ? [own[2]] : []),
    ...toldBy(look).map((at) => own[at]!),
    // The same, asked of the claim.
    ...(asked.has(look.say.question.claim[0]) ? [look.say.question.evidence[1]] : []),
    ...(numbersIn(look.draft.text).length > 0 ? [rebuilding[0]] : []),
    ...reference.filter((_, at) => pointers[look.language][at]?.test(look.draft.text) === false),
    ...(waysIn(look.draft).length > 0 || !proposes(look.draft) ? [another] : []),
    ...(namesPlan(look) || proposes(look.draft) ? [plan] : []),
  ];
}

const ask = (text: string, from: string): CoachComment => ({ kind: 'question', text, quote: from });

/** Whether a draft has any word of a person’s name, in any form. */
const speaksOfAny = (draft: Look['draft'], who: string) =>
  readPassage(who).words.some((word) => word.isContent && speaksOf(draft, word));

const names = (words: readonly Word[], who: string, language: Look['language']) =>
  words.some(
    ({ text, stem: own }) => isSameWord(text, who, language) || own === stem(who, language),
  );

/** What may have got its own name since: “the company” is “Nordcare” now. */
const house =
  /compan(?:y|ies)|firm|offices?|ministr(?:y|ies)|universit(?:y|ies)|hospitals?|schools?|banks?/iu;

/** Who stands in a text once only may well go. */
const fewestTimes = 2;

/** What may become of somebody: by these words a sentence may say what they gain or lose. */
const changes = whole(
  String.raw`could|may|might|would|will|can|worse|better|harm\p{L}*|hurt\p{L}*|los(?:e|es|t|ing)|gain\p{L}*|risk\p{L}*|benefit\p{L}*|mis\p{L}+ed|afraid|fear\p{L}*|suffer\p{L}*|help\p{L}*|left out|depriv\p{L}+|pay|pays|die|dies|unfair\p{L}*`,
  String.raw`יכול\p{L}*|עלול\p{L}*|עשוי\p{L}*|[ינ]פגע\p{L}*|להיפגע|[יתנ]?פסיד\p{L}*|מפסיד\p{L}*|[יתנ]?רוויח\p{L}*|מרוויח\p{L}*|סיכון|סובל\p{L}*|פוחד\p{L}*|חושש\p{L}*|ימות\p{L}*|י?שלמ\p{L}*|משלמ\p{L}*|לא (?:משתתפ|מקבל|יקבל|זוכ)\p{L}*`,
);

/** By these somebody is meant who was named in another word. */
const again = whole(
  'they|them|their|theirs|he|him|his|she|her|hers',
  '(?:של|ש|אות|ל|ב|עלי|אצל|מ)?(?:הם|הן|ם|ן)|הוא|היא|שלו|שלה|אותו|אותה',
);

/** Whom one sentence alone names, and whom the first text names and this one does not. */
export function ofPerson(look: Look): CoachComment | null {
  const { request, draft, say, language } = look;
  if (request.focus === 'resolutions') {
    const [first] = request.earlier.map(({ text }) => readPassage(text));
    if (first?.language !== language) return null;
    const isNamedAnew = nowNamed(look) !== null;
    const listed = peopleIn(look);
    const gone = personsIn({ ...look, draft: first }).find(
      (who) =>
        first.words.filter((word) => names([word], who, language)).length >= fewestTimes &&
        !names(draft.words, who, language) &&
        !draft.text.includes(who) &&
        !speaksOfAny(draft, who) &&
        !listed.some((one) => personStem(one, language) === personStem(who, language)) &&
        !(isNamedAnew && house.test(who)),
    );
    return gone === undefined ? null : ask(say.inText.notNamed(say.quoted(gone)), '');
  }
  if (again[language].test(draft.text)) return null;
  for (const who of personsIn(look).filter((one) => !/^readers?$/iu.test(one))) {
    const holding = draft.sentences.filter(({ words }) => names(words, who, language));
    const [only] = holding;
    const next = draft.sentences[draft.sentences.indexOf(only ?? draft.sentences[0]!) + 1];
    // What they gain or lose may be what the sentence says.
    const isTold = [only, next].some((one) => one && changes[language].test(one.text));
    // The first sentence says what is studied, and whom it names is often meant again in other words.
    if (holding.length === 1 && only && draft.sentences.indexOf(only) > 0 && !isTold)
      return ask(say.inText.onlyHere(say.quoted(who)), quote(only.text));
  }
  return null;
}

/** The question about whoever holds power in the text. */
function ownQuestion(look: Look): string | undefined {
  const [power] = look.request.focus === 'issue' ? personsIn(look, ['power']) : [];
  return power === undefined || hasTold(look) ? undefined : look.say.own.person.power(power);
}

/** A number for a text, the same for the same text: two conversations need not end on one question. */
const numberOf = (text: string) =>
  Array.from({ length: Math.min(text.length, 200) }, (_, at) => text.charCodeAt(at)).reduce(
    (sum, unit) => (sum * 31 + unit) % 9973,
    0,
  );

const wished = whole(
  'should|must|ought|will|would|need',
  'צריך|צריכה|צריכים|חייב|חייבת|חייבים|כדאי|יש ל\\p{L}+',
);

/** Whether a claim or the two sentences after it bring numbers: how one knows stands there. */
const isShown = ({ draft: { sentences } }: Look, claim: string) => {
  const at = sentences.findIndex(({ text }) => text === claim);
  return sentences.slice(at, at + 3).some(({ text }) => numbersIn(text).length > 0);
};

/** The first claim of a draft that is not argued in a way to ask about: by its words, else what tells of a cause. */
const mainClaim = (look: Look) => {
  const { draft, language } = look;
  const causal = draft.sentences.filter(({ text }) => language === 'en' && tellsCause(text));
  return [...claims(draft), ...causal].find(
    ({ text }) =>
      !isWeak(text, language) &&
      !text.endsWith('?') &&
      !isShown(look, text) &&
      // What should be or will be is no result, and nobody knows it.
      !wished[language].test(text),
  );
};

/** The sentence that makes the claim which the student gave when asked for it. */
const ownClaim = ({ draft, request }: Look) => {
  const claimed = request.before?.find(({ focus }) => focus === 'claim')?.answer ?? '';
  return claimed === '' ? undefined : claimIn(draft, readPassage(claimed))?.sentence;
};

/** Which of the three questions of a focus are about one sentence, and which it is. */
const places: Partial<
  Record<CoachFocus, readonly [readonly number[], (look: Look) => Sentence | undefined]>
> = {
  summary: [[0], mainClaim],
  evidence: [[0, 1, 2], ownClaim],
  reasoning: [[0], ownClaim],
  objection: [[0], ownClaim],
  certainty: [[0, 1], ownClaim],
  'given-new': [[0], ({ draft }) => draft.sentences[1]],
  'one-point': [
    [0],
    ({ draft }) =>
      draft.sentences.findLast(({ paragraph }) => paragraph === draft.sentences[0]?.paragraph),
  ],
  connectors: [
    [0, 2],
    ({ draft, language }) =>
      draft.sentences.find(({ text }) => connectorOpening[language].test(text)),
  ],
};

/** The sentence of the draft that a question of the focus is about. */
const placeOf = (look: Look, question: number): Sentence | undefined => {
  const [questions, find] = places[look.request.focus] ?? [];
  return questions?.includes(question) ? find?.(look) : undefined;
};

/** The closing question: it takes up a Yes or No; else the first that asks for what the words lack; none that was asked before. */
export function closingQuestion(
  look: Look,
  asked: ReadonlySet<string>,
  { hasRemark = false, hasPraise = false } = {},
): CoachComment | null {
  const said = new Set([...asked, ...answeredIn(look, asked)]);
  const { request, draft, answer, say } = look;
  const isPlan = request.focus === 'issue' || request.focus === 'resolutions';
  const place = isPlan ? ofPerson(look) : placeInText(look, said);
  if (place && !said.has(place.text)) return place;
  const reader = forReader.has(request.focus) ? readerOf(request) : null;
  const lacks =
    request.focus !== 'logos' || (reader === 'investor' && !has(draft.text, 'cost', look.language));
  // Their questions compare paragraphs, and a table has answered them.
  const isSpared =
    ofTable.has(request.focus) &&
    (request.table.length > 0 || (request.focus === 'one-point' && !draft.text.includes('\n')));
  const taken =
    isChoice(request.choice) && !isSpared ? say.chosen[request.focus]?.[request.choice] : undefined;
  const ofReader = (reader && lacks ? say.reader[reader].questions : []).filter(
    (one) => !said.has(one),
  );
  const ofText = ofReader[numberOf(draft.text) % Math.max(1, ofReader.length)];
  const first = [taken, ofText, ownQuestion(look)].find(
    (one) => one !== undefined && !said.has(one),
  );
  // A question that would fit any text is asked only where nothing can be told of this one.
  if (first === undefined && (hasRemark || hasPraise) && (isPlan || isAnswered(request.focus)))
    return null;
  const questions = say.question[request.focus];
  const isSpare = spare.has(request.focus);
  // A reader of another kind is asked about beside praise too.
  const isTold = hasRemark || (hasPraise && request.focus !== 'summary');
  // A table that was filled in has answered the questions of its focus.
  const isFilled = ofTable.has(request.focus) && request.table.length > 0;
  if (isFilled || (isTold && (isSpare || ofTable.has(request.focus)))) return null;
  const isLimited = request.focus === 'ethos' && hasTold(look);
  const ofClaim = first === undefined && !isLimited ? say.ofClaim[request.focus] : undefined;
  const claim = ofClaim !== undefined && !said.has(ofClaim) ? mainClaim(look) : undefined;
  if (ofClaim !== undefined && claim) return ask(ofClaim, quote(claim.text));
  const words = `${draft.text} ${answer.text}`;
  const isLacking = (_question: string, at: number) => {
    const marker = asksFor[request.focus][at];
    if (marker === null || marker === undefined) return !isSpare;
    return !has(words, marker, draft.language);
  };
  const text =
    first ??
    questions.find((question, at) => !said.has(question) && isLacking(question, at)) ??
    (isSpare ? undefined : questions.find((question) => !said.has(question)));
  if (text === undefined) return null;
  const about = text === first ? undefined : placeOf(look, questions.indexOf(text));
  return ask(text, quote(about?.text ?? ''));
}
