import type { Dictionary } from './dictionary.ts';
import { type Level, levelNumber } from './levels/level.ts';
import { type Totals, totalsOf } from './levels/totals-and-score.ts';
import { relevel } from './refined/relevel.ts';
import { publishedTokens, type Tokens } from './tokens.ts';

/** `published`: Rakedzon et al. (2017); `refined`: also knows names, terms and word families, in English only. */
export type Method = 'published' | 'refined';

export interface LeveledWords extends Totals {
  readonly tokens: Tokens;
  readonly method: Method;
}

/** Words, levels and totals as of `analyze`, without its table of senses, so that a web page stays smaller. */
export function levelWords(text: string, dictionary: Dictionary, wanted?: Method): LeveledWords {
  const published = publishedTokens(text, dictionary);
  const method = methodFor(dictionary, wanted);
  const tokens =
    method === 'refined' ? relevel(text, published, dictionary).leveled.tokens : published;
  return { ...totalsOfTokens(tokens), tokens, method };
}

/** `wanted` in English, else `published`: the refined rules depend on capitals and English endings. */
export const methodFor = ({ language }: Dictionary, wanted: Method = 'published'): Method =>
  language === 'en' ? wanted : 'published';

export const totalsOfTokens = ({ length, levels }: Tokens): Totals =>
  totalsOf(length, tally(levels, 'mid'), tally(levels, 'rare'));

function tally(levels: Uint8Array, level: Level): number {
  const wanted = levelNumber[level];
  let count = 0;
  for (let at = 0; at < levels.length; at++) if (levels[at] === wanted) count++;
  return count;
}
