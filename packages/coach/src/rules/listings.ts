import type { Sentence } from '../text/passage.ts';
import { claims } from './cues.ts';
import { namesPlan, weighsWays } from './ethics.ts';
import { cueIn, has, markers } from './markers.ts';
import type { Look, Rule } from './rule.ts';

const mostClaims = 4;
const fewestClaims = 2;
const mostWords = 9;

/** The beginning of a sentence, as written: enough to find it again. */
const beginning = (text: string) => {
  const words = text.split(/\s+/u);
  return words.length > mostWords ? `${words.slice(0, mostWords).join(' ')} …` : text;
};

/** “Therefore”: the reason stands in the sentence before. */
const follows = {
  en: /^(?:therefore|thus|hence|so|consequently|that(?: is|['’]s) why|as a result)(?!\p{L})/iu,
  he: /^(?:לכן|ולכן|על כן|אז|כך|כתוצאה)(?!\p{L})/u,
};

/** The number, source or reason in a sentence or beside it. */
const groundOf = ({ draft, language }: Look, sentence: Sentence) => {
  const at = draft.sentences.indexOf(sentence);
  const [before, next] = [draft.sentences[at - 1], draft.sentences[at + 1]];
  if (before && follows[language].test(sentence.text)) return beginning(before.text);
  for (const { text } of [sentence, ...(next ? [next] : [])]) {
    const found =
      /\d[\d.,]*(?: ?%|(?: \p{L}+))?/u.exec(text)?.[0] ??
      cueIn(text, 'shownEvidence', language) ??
      cueIn(text, 'reason', language);
    if (found !== null && found !== undefined) return found.trim();
  }
  return null;
};

/** Every claim of a text, each with the ground that stands beside it, or none. */
export const listsClaims: Rule = (look) => {
  const { say } = look;
  const found = claims(look.draft).slice(0, mostClaims);
  if (found.length < fewestClaims) return null;
  const all = found.map((sentence, at) => {
    const ground = groundOf(look, sentence);
    const claim = beginning(sentence.text);
    return `${at + 1}) ${ground === null ? say.listing.bare(claim) : say.listing.grounded(claim, ground)}`;
  });
  return { kind: 'note', text: say.listing.claims(all.join(' ')), quote: '' };
};

const mostPeople = 6;

const whole = new RegExp(`^(?:${markers.stakeholder.he.source})$`, 'u');

/** “מחולים” names חולים: the word without its one-letter prefixes, where it is known without them. */
const withoutPrefix = (word: string) => {
  const bare = word.replace(/^[והשבלכמ]{1,2}/u, '');
  return whole.test(bare) ? bare : word;
};

/** Whom a text names, each once, as written. */
const peopleIn = ({ draft, language }: Look) => {
  const all = [...draft.text.matchAll(new RegExp(markers.stakeholder[language], 'giu'))];
  const people = new Map(
    all.map(([found]) => {
      const who = language === 'he' ? withoutPrefix(found) : found;
      return [who.toLowerCase().replace(/s$/u, ''), who];
    }),
  );
  return [...people.values()]
    .slice(0, mostPeople)
    .map((who) => `“${who}”`)
    .join(', ');
};

/** The people a text names, with the question whom it leaves out. */
export const listsPeople: Rule = (look) => {
  const people = peopleIn(look);
  return people === '' ? null : { kind: 'note', text: look.say.listing.named(people), quote: '' };
};

/** What a decision holds: people, another way, a principle, a step with its time; and which of these it lacks. */
export const listsDecision =
  (principle: Rule): Rule =>
  (look) => {
    const { listing } = look.say;
    const people = peopleIn(look);
    const words = (rule: Rule) => beginning(rule(look)?.quote ?? '');
    const [way, code, step] = [words(weighsWays), words(principle), words(namesPlan)];
    const found = [
      people === '' ? '' : listing.people(people),
      way === '' ? '' : listing.alternative(way),
      code === '' ? '' : listing.principle(code),
      step === '' ? '' : listing.step(step),
    ].filter((one) => one !== '');
    const missing = [
      people === '' ? listing.kinds.people : '',
      way === '' ? listing.kinds.alternative : '',
      code === '' && !has(look.draft.text, 'sharedSay', look.language)
        ? listing.kinds.principle
        : '',
      step === '' ? listing.kinds.step : '',
    ].filter((one) => one !== '');
    if (found.length === 0) return null;
    const text = [
      listing.plan(`${found.join('; ')}.`),
      ...(missing.length === 0 ? [] : [listing.none(missing.join('; '))]),
    ].join(' ');
    return { kind: 'note', text, quote: '' };
  };
