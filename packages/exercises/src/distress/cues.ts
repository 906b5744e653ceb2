/**
 * What to look for in one language. `words` are named lists; a cue names them in braces, stands for whole words, and
 * may end a word with `*`. ` … ` is up to four words in between, and `.` as a word the end of the sentence.
 */
export interface Cues {
  readonly words: Readonly<Record<string, string>>;
  readonly cues: readonly string[];
  /** Words of the writer’s own person; words grave enough beside them; and words of research, which make them ordinary. */
  readonly own: string;
  readonly grave: string;
  readonly ofWork: string;
  /** What may lean on the first word of a cue. */
  readonly prefix: string;
}

/** Small letters, no vowel points or apostrophes, no letter three times: “I CAN’T…” and “i cant” are one. */
const plain = (sentence: string) =>
  ` ${sentence
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u0591-\u05C7'’‘`´׳]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} . `;

/** No cue is longer; what is written without full stops is read in pieces, so that no text takes long. */
const longest = 40;

/** The sentences of a text, each as cues are looked for in it. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?;|\n]+(?=\s|$)|\n+/u)
    .map(plain)
    .filter((sentence) => sentence !== '  . ')
    .flatMap(inPieces);

function inPieces(sentence: string): readonly string[] {
  const words = sentence.trim().split(' ');
  if (words.length <= longest) return [sentence];
  const starts = Array.from({ length: Math.ceil(words.length / (longest / 2)) - 1 }, (_, at) => at);
  return starts.map(
    (at) => ` ${words.slice((at * longest) / 2, (at / 2 + 1) * longest).join(' ')} `,
  );
}

const filledIn = (cue: string, words: Cues['words']): string =>
  cue.replaceAll(/\{(\w+)\}/gu, (_, name: string) => `(?:${filledIn(words[name]!, words)})`);

/** A pattern for each cue: all in one would be too large for an engine to make fast. */
export function patternsOf({ words, cues, prefix, own, grave, ofWork }: Cues): readonly RegExp[] {
  const beside = `^(?!.* (?:${ofWork}) )(?=.* ${prefix}(?:${own}) ).* (?:${grave})`;
  return [...cues, beside].map((cue) => {
    const pattern = filledIn(cue, words)
      .replaceAll(/(?<=(?<!\\)\p{L})\*/gu, String.raw`\p{L}*`)
      .replaceAll(' … ', String.raw` (?:\S+ ){0,4}?`);
    return new RegExp(`${cue === beside ? '' : ` ${prefix}`}(?:${pattern})(?= )`, 'u');
  });
}
