import { readPassage } from '../text/passage.ts';
import { quoteWith } from '../text/quote.ts';
import type { Rule } from './rule.ts';

const capital = String.raw`\p{Lu}[\p{L}’'-]{2,}`;
/** A name in the middle of a sentence: “Ministry of Health”, “Philips”, “Dr Amina Haddad”. */
const name = new RegExp(
  String.raw`(?<=[\p{Ll},;:] )(?:${capital}|Dr|Prof)(?:\.? (?:(?:of|for|and) (?:the )?)?${capital})*`,
  'gu',
);
/** What is written with a capital and names nobody. */
const nobody =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Spring|Summer|Autumn|Winter|English|Internet|But|And|The|They|This|Because|However|Then|First|Second)(?!\p{L})/u;

const place = /\b(?:in|from|to|across|near|at|of|around|outside|for) $/iu;

const most = 2;

/** Who is named by name where no version before did: asked for people, a writer who names one is told so. English only: Hebrew has no capitals. */
export const nowNamed: Rule = ({ draft, request, say, language }) => {
  const before = request.earlier.map(({ text }) => text);
  if (
    language !== 'en' ||
    before.length === 0 ||
    before.some((one) => readPassage(one).language !== language)
  )
    return null;
  const known = before.join('\n').toLowerCase();
  const named = draft.sentences.flatMap(({ text }) =>
    text === text.toUpperCase()
      ? []
      : [...text.matchAll(name)]
          .map(({ 0: who, index }) => ({ who, index, text }))
          .filter(
            ({ who, index }) =>
              !nobody.test(who) &&
              !known.includes(who.toLowerCase()) &&
              // “DNA” is nobody, and a single name after “in” is a place.
              who !== who.toUpperCase() &&
              !(place.test(text.slice(0, index)) && !who.includes(' ')),
          ),
  );
  const [first] = named;
  if (!first) return null;
  const beside = named.filter(({ text }) => text === first.text);
  const all = [...new Set(beside.map(({ who }) => who))].slice(0, most);
  return {
    kind: 'works',
    text: say.works.named(say.listed(all.map(say.quoted))),
    quote: quoteWith(first.text, first.who),
  };
};
