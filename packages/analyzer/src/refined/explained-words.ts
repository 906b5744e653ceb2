import { levelNumber } from '../levels/level.ts';
import type { LeveledText } from './refinement.ts';

// What follows an explained word: "osmosis, the …", "osmosis (…", "osmosis is the …", "osmosis – a …".
const after =
  /^(?:,? (?:which|that) (?:is|are|means)\b|,? (?:is|are) (?:an?|the|when|how|called)\b|, (?:an?|the|or)\b| \((?!\d)[^)]{4,}| ?[–—] ?(?:an?|the|or)\b|,? means\b|: (?:an?|the)\b)/u;
const before =
  /(?:\b(?:called|termed|named|known as|referred to as|meaning)|, or|\()\s["“'‘]?$|\($/u;
const REACH = 60;

/** Indices of the tokens that repeat a word, not a common one, which the text explains where it first uses it. */
export function findExplained({ text, tokens, words }: LeveledText): number[] {
  const first = new Map<string, number>();
  const explained: number[] = [];
  for (const [at, word] of words.entries()) {
    if (tokens.levels[at] === levelNumber.common) continue;
    const seen = first.get(word);
    if (seen === undefined) first.set(word, at);
    else if (isExplainedAt(text, tokens.starts[seen]!, tokens.ends[seen]!)) explained.push(at);
  }
  return explained;
}

function isExplainedAt(text: string, start: number, end: number): boolean {
  return (
    after.test(text.slice(end, end + REACH).replace(/^["”'’]/u, '')) ||
    before.test(text.slice(Math.max(0, start - REACH), start))
  );
}
