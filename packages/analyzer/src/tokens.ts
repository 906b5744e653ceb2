import type { Leveler } from './levels/leveler.ts';

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

export function collectTokens(leveler: Leveler, expected: number): Tokens {
  let tokens = emptyTokens(expected);
  let length = 0;
  while (leveler.next()) {
    const { words } = leveler;
    if (length + words.length > tokens.starts.length) tokens = resize(tokens, length * 2 + 1024);
    tokens.starts.set(words.starts.subarray(0, words.length), length);
    tokens.ends.set(words.ends.subarray(0, words.length), length);
    tokens.levels.set(leveler.levels.subarray(0, words.length), length);
    tokens.counts.set(leveler.counts.subarray(0, words.length), length);
    length += words.length;
  }
  return resize(tokens, length);
}

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
  resized.starts.set(tokens.starts.subarray(0, kept));
  resized.ends.set(tokens.ends.subarray(0, kept));
  resized.levels.set(tokens.levels.subarray(0, kept));
  resized.counts.set(tokens.counts.subarray(0, kept));
  return resized;
}

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
