import { cacheLatest } from '../answers/cache-latest.ts';
import { scorer } from './classifier.ts';
import { english } from './english-classifier-weights.ts';
import { hebrew } from './hebrew-classifier-weights.ts';
import { isHebrew, scoredPassages } from './passages.ts';

/**
 * Phrases that by themselves say that the writer wants to die or is hurt. The bot asks about them whatever the
 * classifier says. Sentences come in lower case, without apostrophes.
 */
const explicit: readonly RegExp[] = [
  /(?<!\p{L})(?:kill|hang|drown|shoot|hurt|harm|cut|starve|poison)(?:ing|ting|ed)? myself(?!\p{L})/u,
  /(?<!\p{L})(?:end|take|ending|taking) my (?:own )?life(?!\p{L})/u,
  /(?<!\p{L})(?:want|wanted|going|rather|wish i could) (?:to )?die(?!\p{L})/u,
  /(?<!\p{L})(?:dont|do not|didnt|did not) want to (?:live|be alive|wake up|exist)(?!\p{L})/u,
  /(?<!\p{L})(?:i|im|ive|am|feel|feeling|felt|been)(?: \p{L}+){0,2} suicidal(?!\p{L})/u,
  /(?<!\p{L})(?:raped|molested|beats|beat|strangled|choked|hits|gropes|groped|touches) me(?!\p{L})/u,
  /(?<!\p{L})(?:i was|i got|ive been|i have been) (?:raped|molested|(?:sexually )?(?:abused|assaulted))(?!\p{L})/u,
  /(?<!\p{L})(?:להתאבד|להרוג את עצמי|לפגוע בעצמי|לחתוך את עצמי|חותכת? את עצמי|לשים סוף לחיים)(?!\p{L})/u,
  /(?<!\p{L})(?:רוצה|רציתי|עדיף לי|בא לי) למות(?!\p{L})|(?<!\p{L})לא (?:רוצה|רציתי) (?:לחיות|להתעורר)(?!\p{L})/u,
  /(?<!\p{L})(?:נאנסתי|הותקפתי מינית|עברתי (?:אונס|תקיפה מינית))(?!\p{L})/u,
  /(?<!\p{L})(?:אנס|אנסה|מרביץ|מרביצה|מכה|היכה|הרביץ) (?:אותי|לי)(?!\p{L})/u,
];

const isExplicit = (sentence: string): boolean =>
  explicit.some((pattern) => pattern.test(sentence));

const scoreHebrew = scorer(hebrew);
const scoreEnglish = scorer(english);

/** Fewest words in the other language of a passage that are also scored on their own. */
const fewestForeign = 3;

function scoreOf(passage: string): number {
  const words = passage.split(' ');
  const inHebrew = words.filter((word) => /\p{Script=Hebrew}/u.test(word));
  const inEnglish = words.filter((word) => /[a-z]/u.test(word));
  if (inHebrew.length + inEnglish.length === 0) return -Infinity;
  const [score, scoreOther, other] =
    inHebrew.length > 0 && isHebrew(passage)
      ? ([scoreHebrew, scoreEnglish, inEnglish] as const)
      : ([scoreEnglish, scoreHebrew, inHebrew] as const);
  return other.length < fewestForeign
    ? score(passage)
    : Math.max(score(passage), scoreOther(other.join(' ')));
}

/**
 * The sentences, in lower case, that may tell of somebody in distress or danger: self-harm, abuse, violence. Broad on
 * purpose, because asking once too often is better than not asking.
 */
export function distressIn(text: string): readonly string[] {
  // Cached, because each answer is checked several times: before it is accepted, praised or sent to a model.
  return findOnce(text.trim());
}

function findIn(text: string): readonly string[] {
  const scored = scoredPassages(text, scoreOf);
  const found = scored.filter(({ score }) => score > 0);
  // A sentence that tells of distress by itself is returned without its neighbours.
  const alone = new Set([
    ...[...new Set(scored.flatMap(({ passage }) => passage.sentences))].filter(isExplicit),
    ...found.flatMap(({ passage: { sentences } }) => (sentences.length === 1 ? sentences : [])),
  ]);
  const inPairs = found.flatMap(({ passage: { sentences } }) =>
    sentences.some((sentence) => alone.has(sentence)) ? [] : sentences,
  );
  return [...new Set([...alone, ...inPairs])];
}

const findOnce = cacheLatest(findIn);
