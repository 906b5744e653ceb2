import type { Sentence } from '../text/passage.ts';
import type { Sayings } from '../texts/sayings.ts';
import { claims, claimWithoutEvidence } from './cues.ts';
import { isWeak } from './fallacies.ts';
import { withoutAsking } from './ethics.ts';
import { hearsay } from './hearsay.ts';
import { has, markers } from './markers.ts';
import { personWords } from './person-words.ts';
import { beginning, quote } from '../text/quote.ts';
import { namesPlan, waysIn } from './plans.ts';
import { nounsIn } from '../text/nouns.ts';
import { isSameWord } from '../text/same-word.ts';
import { stem } from '../text/stem.ts';
import { observed, quantity } from './proven.ts';
import type { Look, Rule } from './rule.ts';
import { whole } from './whole.ts';

const mostClaims = 4;
const fewestClaims = 2;
/** “Therefore”: the reason stands in the sentence before. */
const follows = {
  en: /^(?:therefore|thus|hence|so|consequently|that(?: is|['’]s) why|as a result)(?!\p{L})/iu,
  he: /^(?:לכן|ולכן|על כן|אז|כך|כתוצאה)(?!\p{L})/u,
};

/** “According to the town’s own count”, “a study in Sweden found”: a source that somebody could look up. */
const source = whole(
  String.raw`according to (?:the |a |an |our )?(?:\p{L}+[’'\p{L}]* ){0,3}\p{L}+|(?:a|an|one|two|our|the|another) (?:\p{L}+ ){0,3}(?:study|studies|survey|trial|trials|experiment|report|review)(?: (?:of|in|by|from|at|with) (?:\p{L}+ ?){1,4}(?!\p{L}))? (?:found|finds|showed|shows|reported|reports|measured|concluded)`,
  String.raw`(?:מחקר|סקר|ניסוי|דו[״"]ח)(?: \p{L}+){0,4} (?:מצא|מצאה|מצאו|הראה|הראו|מראה|קבע|העלה)|(?:לפי|על פי) (?:מחקר|סקר|נתוני|דו[״"]ח)(?: \p{L}+){0,3}`,
);
const because = whole(
  String.raw`because(?! of)[^.?!;]{8,}`,
  String.raw`(?:מפני ש|משום ש|מכיוון ש|כדי ש)[^.?!;]{8,}`,
);

/** What supports a claim in its own sentence: a number that was found, a source, a reason. What only stands near it may support another. */
function groundOf({ draft, language }: Look, sentence: Sentence): string | null {
  const before = draft.sentences[draft.sentences.indexOf(sentence) - 1];
  if (before && follows[language].test(sentence.text)) return beginning(before.text);
  const { text } = sentence;
  if (hearsay[language].test(text) || isWeak(text, language)) return null;
  const number = observed[language].test(text) ? quantity(text, draft) : null;
  const found = number ?? source[language].exec(text)?.[0] ?? because[language].exec(text)?.[0];
  return found === undefined || found === null ? null : beginning(found.trim());
}

/** Whether nothing in a claim or beside it could support it, read as widely as can be. */
function isBare({ draft, language }: Look, sentence: Sentence): boolean {
  if (isWeak(sentence.text, language)) return false;
  const at = draft.sentences.indexOf(sentence);
  return draft.sentences
    .slice(Math.max(0, at - 1), at + 2)
    .every(({ text }) => supports.every((marker) => !has(text, marker, language)));
}

const supports = ['evidence', 'reason', 'ownRole', 'mechanism'] as const;

/** “A study from Seattle”: where, and not by whom. */
const ofPlace =
  /^(?:[Aa]|[Aa]n|[Oo]ne|[Aa]nother) (?:\p{Ll}+ )*(?:study|survey|trial|experiment|report|review) (?:from|in|at) (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: \p{Ll}+){1,3}$/u;

/** Who is said to have found it, in words that could be looked up. */
export const namesSource: Rule = ({ draft, say, language }) => {
  for (const { text } of draft.sentences) {
    const words = source[language].exec(text)?.[0];
    if (words === undefined || hearsay[language].test(text) || isWeak(text, language)) continue;
    // “According to a study” names none.
    const isNamed =
      language === 'he'
        ? /[A-Z][a-z]{2}|כתב ה?עת|אוניברסיט|משרד ה|מכון |ארגון /u.test(text)
        : /(?<=\s)\p{Lu}\p{L}+/u.test(words) && !ofPlace.test(words);
    if (isNamed) return { kind: 'works', text: say.facts.source(words.trim()), quote: quote(text) };
  }
  return null;
};

/** Every claim of a text, with what supports it where that is sure, and said to be bare where nothing could. */
export const listsClaims: Rule = (look) => {
  const { say } = look;
  const found = claims(look.draft).slice(0, mostClaims);
  if (found.length < fewestClaims) return null;
  const grounds = found.map((sentence) => groundOf(look, sentence));
  const bare = found.map((sentence) => isBare(look, sentence));
  // What is asked of one claim beside this list is not told of all in it.
  if (grounds.every((ground) => ground === null) && claimWithoutEvidence(look)) return null;
  if (grounds.every((ground) => ground === null) && !bare.includes(true)) return null;
  const all = found.map((sentence, at) => {
    const claim = beginning(sentence.text);
    const ground = grounds[at] ?? null;
    const told =
      ground !== null
        ? say.listing.grounded(claim, ground)
        : bare[at]
          ? say.listing.bare(claim)
          : say.listing.plain(claim);
    return `${at + 1}) ${told}`;
  });
  return { kind: 'note', text: say.listing.claims(all.join(' ')), quote: '' };
};

const mostPeople = 8;
/** Fewer than these are no list. */
const fewestFound = 2;

const known = ['stakeholder', 'power', 'others'] as const;
const wordsFor = { ...markers, others: personWords };
type Kind = 'stakeholder' | 'power' | 'others';
const persons = known.map((who) => new RegExp(`^(?:${wordsFor[who].he.source})$`, 'u'));
/** “People” names nobody whom a reader could think of; “שקופים” is transparent and no monkeys, “שמורה” a reserve and no teacher. */
const nobody =
  /^(?:people|humans?|[והשבכלמ]{0,2}(?:אנשים|חברה|סביבה)|[והבל]?(?:שקופים|שמורה|שמורים|מחברים|מחברות|מנהגים)|לחיות)$/iu;

/** “מחולים” names חולים: the word without its one-letter prefixes, where it is known without them. אנשים has none. */
const withoutPrefix = (word: string) => {
  const bare = [2, 1, 0]
    .filter((letters) => /^[והשבכלמ]*$/u.test(word.slice(0, letters)))
    .map((letters) => word.slice(letters));
  return bare.find((each) => persons.some((one) => one.test(each))) ?? word;
};

/** People as one word without a plural ending, and groups, stand without an article. */
const many =
  /s$|people|children|(?:wo)?men$|mice|elderly|humanity|society|public|police|staff|crew|industry|environment|management/iu;
const someOne =
  /(?<!\p{L})(?:an?|the|each|every|one|no|any|another|this|that|my|our|your|his|her|their|its|[\p{L}’']+['’]s?)(?:[\s-]+[\p{L}’'-]+){0,2}[\s-]+$/iu;

/** “Patient survival”, “the refugee services”: a word for one person before a noun or without an article names another thing. */
const isModifier = (text: string, who: string, at: number, nouns: ReadonlySet<number>) =>
  // “Public swimming pools”
  (/^public$/iu.test(who) &&
    /^ \p{Ll}/u.test(text.slice(at + who.length)) &&
    !/^ (?:is|are|was|were|may|might|can|could|will|would|should|must|and|or|who|has|have|had|to|in|by|as|does|did|knows?|pays?)(?!\p{L})/u.test(
      text.slice(at + who.length),
    )) ||
  // “A university-based clinic”
  /^-\p{L}/u.test(text.slice(at + who.length)) ||
  // “Professor West”, “the Health Minister”: part of a name.
  (/^\p{Lu}/u.test(who) && /\p{L}[ ,]+$/u.test(text.slice(0, at))) ||
  (/^\p{Lu}/u.test(who) && /^,? \p{Lu}\p{Ll}/u.test(text.slice(at + who.length))) ||
  (!many.test(who) && nouns.has(at + who.length + 1)) ||
  (!many.test(who) &&
    /^ \p{Ll}/u.test(text.slice(at + who.length)) &&
    !someOne.test(text.slice(Math.max(0, at - 60), at)));

/** “Without carers”, “no patients”: who is said to be absent is not named. */
const absent = whole(
  String.raw`(?:without|no)(?: (?:any|an?|the|their|his|her|our|my|other|single))?`,
  '(?:בלי|ללא|אין|לא|אינם|אינן)(?: (?:שום|אף|כל))?',
);
const isAbsent = (before: string, language: Look['language']) =>
  new RegExp(`${absent[language].source}\\s+$`, 'iu').test(before);

/** “A stranger as carer” is one person. */
const inRole =
  /\b(?:as|being) (?:an? |the |their |his |her |our |my )?(?:\p{L}+ )?$|(?<!\p{L})(?:בתור|בתפקיד) $/iu;

/** Plurals that share no stem with their singular. */
const irregular: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  children: 'child',
  wives: 'wife',
  midwives: 'midwife',
};
/** By what two forms of a word for people are one: “women” and “woman”. */
export const personStem = (who: string, language: Look['language']) =>
  stem(
    who.toLowerCase().replace(/\p{L}+$/u, (last) => irregular[last] ?? last),
    language,
  );

/** Whom a text names, each once, as written; who holds power alone where only that is asked for. */
export const peopleIn = (
  { draft, language, tag }: Pick<Look, 'draft' | 'language' | 'tag'>,
  kinds: readonly Kind[] = known,
): readonly string[] => {
  const isNoun = tag && nounsIn(draft, tag);
  const nouns = new Set(isNoun ? draft.words.filter(isNoun).map(({ start }) => start) : []);
  const all = kinds
    .flatMap((who) => [...draft.text.matchAll(new RegExp(wordsFor[who][language], 'giu'))])
    .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length)
    .filter(({ 0: who, index }, at, every) => {
      // “Insurance companies” are not named a second time as “companies”.
      const isWithin = (one: RegExpExecArray) =>
        one.index <= index && one.index + one[0].length >= index + who.length;
      return !every.some((one, other) => other !== at && one[0] !== who && isWithin(one));
    });
  const people: string[] = [];
  for (const { 0: found, index } of all) {
    if (language === 'en' && isModifier(draft.text, found, index, nouns)) continue;
    const who = language === 'he' ? withoutPrefix(found) : found;
    const before = draft.text.slice(Math.max(0, index - 40), index);
    const isRole = people.length > 0 && inRole.test(before);
    if ([who, found].some((one) => nobody.test(one)) || isRole || isAbsent(before, language))
      continue;
    const isKnown = people.some(
      (one) =>
        isSameWord(one, who, language) ||
        personStem(one, language) === personStem(who, language) ||
        // “Staff” and “staff members” are one group.
        who.startsWith(`${one} `),
    );
    if (!isKnown) people.push(who);
  }
  return people.slice(0, mostPeople);
};

const inQuotes = (words: readonly string[], { quoted, listed }: Sayings) =>
  listed(words.map(quoted));

/** The people a text names, with the question whom it leaves out. */
export const listsPeople: Rule = (look) => {
  const people = peopleIn(look);
  if (people.length < fewestFound) return null;
  const text = look.say.listing.named(inQuotes(people, look.say));
  return { kind: 'note', text, quote: '' };
};

/** “We will keep their privacy” is an action, and leans on no principle by its name. */
const keeps = whole(
  '(?:keep|protect|respect)s? (?:\\p{L}+ ){0,3}(?:privacy|confidentiality)',
  'נשמור על ה?פרטיות',
);

/** What a decision holds: people, ways to act, a principle, a step with its time, each with its sentence. What is missing is asked for, not told. */
export const listsDecision =
  (principle: Rule): Rule =>
  (look) => {
    // What a plan holds is not told over where somebody in it was never asked.
    if (withoutAsking(look)) return null;
    const { listing } = look.say;
    const people = inQuotes(peopleIn(look), look.say);
    const words = (rule: Rule) => beginning(rule(look)?.quote ?? '');
    const ways = waysIn(look.draft)
      .slice(0, 2)
      .map(({ text }) => beginning(text));
    const [named, step] = [words(principle), words(namesPlan)];
    const code = keeps[look.language].test(named) ? '' : named;
    const found = [
      people === '' ? '' : listing.people(people),
      ways.length === 0 ? '' : listing.ways(inQuotes(ways, look.say)),
      code === '' ? '' : listing.principle(code),
      step === '' ? '' : listing.step(step),
    ].filter((one) => one !== '');
    if (found.length < fewestFound) return null;
    return { kind: 'note', text: listing.plan(`${found.join('; ')}.`), quote: '' };
  };
