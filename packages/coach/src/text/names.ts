import type { Passage } from './passage.ts';

/** A word with a capital in the middle of a sentence, with those that follow it: “Ministry of Health”, “Amina Haddad”. */
const name =
  /(?<=[\p{Ll}\p{Nd},;)] )\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*(?:(?: of| for| and)?(?: the)? \p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*)*/gu;

/** Written with a capital, and no name that a text could lose. */
const noName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|The|This|These|That|It|They|We|In|On|At|For|And|But|If|How|Why|What|When|Where|Who|Which|Do|Does|Is|Are|Can|A|An|I)(?!\p{L})/u;

const mostCapitals = 0.5;
const fewestCommon = 4;

export interface Name {
  readonly text: string;
  /** The sentence that holds it. */
  readonly sentence: string;
}

/** The names of an English text, each once, in reading order. None of a heading, where every word has a capital; Hebrew has no capitals. */
export function namesIn({ sentences, language }: Passage): readonly Name[] {
  if (language !== 'en') return [];
  const all = sentences.flatMap(({ text, words }) => {
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word.text)).length;
    if (capitals > words.length * mostCapitals) return [];
    return Array.from(text.matchAll(name), ([found]) => found.replace(/['’]s?$/u, ''))
      .filter((found) => !noName.test(found))
      .map((found) => ({ text: found, sentence: text }));
  });
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()].toReversed();
}

/** Whether a text may speak of a name: by any of its words, or by one that begins alike, “Norwegian” for “Norway”. */
export function mayHoldName({ words, text }: Passage, found: string): boolean {
  const lower = text.toLowerCase();
  return found
    .split(/[\s-]+/u)
    .filter((part) => /^\p{Lu}/u.test(part))
    .some((part) => {
      const begins = part.toLowerCase().slice(0, fewestCommon);
      return (
        lower.includes(part.toLowerCase()) ||
        (part.length >= fewestCommon &&
          words.some((one) => one.text.toLowerCase().startsWith(begins)))
      );
    });
}
