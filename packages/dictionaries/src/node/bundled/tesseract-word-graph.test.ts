import { describe, expect, it } from 'vitest';

import { dawgWords } from './tesseract-word-graph.ts';

/** A word graph of letters numbered from 0; each edge: letter, flags (1 last, 2 backward, 4 word), next node. */
function dawg(letters: number, edges: readonly (readonly [number, number, number])[]): Uint8Array {
  const bytes = Buffer.alloc(10 + edges.length * 8);
  bytes.writeInt16LE(42, 0);
  bytes.writeInt32LE(letters, 2);
  bytes.writeInt32LE(edges.length, 6);
  const bits = BigInt(Math.ceil(Math.log2(letters + 1)));
  for (const [index, [letter, flags, next]] of edges.entries()) {
    const edge = BigInt(letter) | (BigInt(flags) << bits) | (BigInt(next) << (bits + 3n));
    bytes.writeBigUInt64LE(edge, 10 + index * 8);
  }
  return bytes;
}

describe('a word graph', () => {
  it('gives the words along its edges', () => {
    const graph = dawg(3, [
      [0, 0, 2], // a → node 2
      [1, 5, 0], // b, a word, last of the first node
      [1, 4, 3], // ab, a word
      [2, 7, 0], // backward: not followed
    ]);
    expect([...dawgWords(graph, ['a', 'b', 'c'])]).toEqual(['ab', 'b']);
  });

  it('refuses other bytes', () => {
    expect(() => [...dawgWords(new Uint8Array(20), [])]).toThrow('These bytes are no word graph.');
  });
});
