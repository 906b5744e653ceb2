import type { Dictionary } from './dictionary.ts';
import { Leveler } from './levels/leveler.ts';

/** The words of a text in columns, with offsets in UTF-16 units; the buffers can be transferred to another thread. */
export interface Tokens {
  readonly length: number;
  readonly starts: Uint32Array;
  /** Exclusive ends, before a possessive 's. */
  readonly ends: Uint32Array;
  /** 0 common, 1 mid-frequency, 2 rare. */
  readonly levels: Uint8Array;
  /** In the table units of the dictionary. */
  readonly counts: Uint32Array;
}

// Shorter than the average word with its space, so that most texts fit without growing.
const UNITS_A_WORD = 5;

/** The words of a text with their levels by the published method. */
export function publishedTokens(text: string, dictionary: Dictionary): Tokens {
  const leveler = new Leveler(text, dictionary);
  let tokens = emptyTokens(Math.ceil(text.length / UNITS_A_WORD) + 16);
  let length = 0;
  while (leveler.next()) {
    const { words, levels, counts } = leveler;
    if (length + words.length > tokens.starts.length) tokens = resize(tokens, length * 2 + 1024);
    const batch = { starts: words.starts, ends: words.ends, levels, counts };
    for (const column of columns)
      tokens[column].set(batch[column].subarray(0, words.length), length);
    length += words.length;
  }
  return resize(tokens, length);
}

const columns = ['starts', 'ends', 'levels', 'counts'] as const;

function emptyTokens(length: number): Tokens {
  return {
    length,
    starts: new Uint32Array(length),
    ends: new Uint32Array(length),
    levels: new Uint8Array(length),
    counts: new Uint32Array(length),
  };
}

function resize(tokens: Tokens, length: number): Tokens {
  if (length === tokens.length) return tokens;
  const kept = Math.min(length, tokens.length);
  const resized = emptyTokens(length);
  for (const column of columns) resized[column].set(tokens[column].subarray(0, kept));
  return resized;
}

/** A copy with those tokens for whose index `isKept` is true. */
export function keepTokens(tokens: Tokens, isKept: (at: number) => boolean): Tokens {
  const kept = emptyTokens(tokens.length);
  let length = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (!isKept(at)) continue;
    kept.starts[length] = tokens.starts[at]!;
    kept.ends[length] = tokens.ends[at]!;
    kept.levels[length] = tokens.levels[at]!;
    kept.counts[length] = tokens.counts[at]!;
    length++;
  }
  return resize(kept, length);
}
