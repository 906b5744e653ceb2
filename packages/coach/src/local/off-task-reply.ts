import { languageCodes, languages } from '@vernacular/analyzer';
import { hasRubric, type CoachRequest, type RareWord } from '@vernacular/exercises';
import { isSameText, type FactContext } from '../facts/fact.ts';
import { knowsNot } from '../text/is-dont-know-answer.ts';
import type { Passage } from '../text/passage.ts';
import { isFunctionWord } from '../text/function-words.ts';

const elsewhere = new Set(
  `que la el es lo de tengo quiero quieres saber verdad pero porque muy se los las una por para con del como qué está muy nuestro und der die das nicht ich wir ist ein eine mit auf wie je ne
   pas vous les des une est dans avec cette sur il che non sono della lorem ipsum dolor dolore amet sunt nulla esse velit
   fugiat culpa tempor ut et sed eiusmod`.split(/\s+/u),
);

const fewest = 5;
const mostUnknown = 0.5;

/** Whether at least half of the words are unknown, or the function words are not English. */
function isElsewhere({ words, language }: Passage, rare: readonly RareWord[]): boolean {
  const unknown = new Set(rare.map(({ word }) => word.toLowerCase()));
  const share = (of: (word: string) => boolean) =>
    words.filter(({ text }) => of(text.toLowerCase())).length / words.length;
  if (share((word) => unknown.has(word)) >= mostUnknown) return true;
  if (language !== 'en' || words.length < fewest) return false;
  const known = share((word) => isFunctionWord(word, 'en') || smallWords.has(word));
  const foreign = share((word) => elsewhere.has(word));
  return (
    foreign > known || (known === 0 && !words.some(({ text }) => /(?:s|ed|ing|ly)$/u.test(text)))
  );
}

const smallWords = new Set('i you am no yes us our my that while them'.split(' '));

// Latin letters with marks tell of another language than English.
const ours = [
  '[a-z]',
  ...languageCodes.filter((code) => code !== 'en').map((code) => languages[code].letter.source),
].join('|');
const counted = (pattern: string) => (text: string) =>
  text.match(new RegExp(pattern, 'giu'))?.length ?? 0;
const readable = counted(ours);
const foreign = counted(String.raw`(?!${ours})\p{L}`);

function isMostlyForeign(text: string): boolean {
  const count = foreign(text);
  return count > 0 && readable(text) < count;
}

/** Whether the step has an answer, a choice or a table, so that an unchanged draft is no fault. */
const hasAnswer = ({ answer, choice, table }: CoachRequest) =>
  answer !== '' || choice !== '' || table.length > 0;

/** Steps at which the draft is rewritten for the value or person that the answer names. */
const writes: ReadonlySet<CoachRequest['focus']> = new Set(['logos', 'pathos', 'ethos']);
const fewestToTell = 3;

const isOtherLanguage = ({ request, draft, answer }: FactContext) =>
  request.table.length === 0 &&
  !writes.has(request.focus) &&
  answer.words.length >= fewestToTell &&
  draft.words.length > 0 &&
  answer.language !== draft.language;

/** What to show of an unusable text instead of facts: a sentence, or nothing (`''`); null if usable. */
export function offTaskReply(context: FactContext): string | null {
  const { request, draft, answer, say } = context;
  // With a table or a rewritten draft, the draft is checked rather than the answer.
  const isOwn = !hasAnswer(request) || request.table.length > 0 || writes.has(request.focus);
  const own = isOwn ? request.draft : request.answer;
  if (draft.text.trim() === '') return '';
  if (isMostlyForeign(own)) return say('otherScript');
  if (knowsNot(own)) return say('notSure');
  if (isOtherLanguage(context)) return say('otherLanguage');
  if (isElsewhere(isOwn ? draft : answer, isOwn ? request.jargon : [])) return '';
  const isSame = request.earlier.some(({ text }) => isSameText(text, request.draft));
  return isSame && isOwn && hasRubric(request) && request.choice === '' ? say('sameText') : null;
}
