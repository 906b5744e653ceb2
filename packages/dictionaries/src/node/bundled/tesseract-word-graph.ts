/**
 * Reads the words of a Tesseract "squished dawg", a graph whose edges are letters. Each edge is 64 bits: the number
 * of the letter, three flags (last edge of its node, backward, end of a word), the next node. See: Tesseract,
 * src/dict/dawg.h and dawg.cpp.
 */
export function* dawgWords(dawg: Uint8Array, letters: readonly string[]): Generator<string> {
  const view = new DataView(dawg.buffer, dawg.byteOffset, dawg.byteLength);
  if (view.getInt16(0, true) !== MAGIC) throw new Error('These bytes are no word graph.');
  const letterBits = Math.ceil(Math.log2(view.getInt32(2, true) + 1));
  const edges = view.getInt32(6, true);

  const readEdge = (index: number) => {
    const low = view.getUint32(HEADER + index * 8, true);
    const high = view.getUint32(HEADER + index * 8 + 4, true);
    // The flags lie within the low 32 bits, because no alphabet has half a million letters.
    const flags = (low >>> letterBits) & 7;
    const nextBit = letterBits + FLAG_BITS;
    return {
      letter: letters[low & ((1 << letterBits) - 1)] ?? '',
      flags,
      next: high * 2 ** (32 - nextBit) + (low >>> nextBit),
    };
  };

  function* walk(node: number, before: string): Generator<string> {
    for (let index = node; index < edges; index++) {
      const { letter, flags, next } = readEdge(index);
      if ((flags & BACKWARD) === 0) {
        if (flags & END_OF_WORD) yield before + letter;
        if (next !== 0) yield* walk(next, before + letter);
      }
      if (flags & LAST) return;
    }
  }
  yield* walk(0, '');
}

const MAGIC = 42;
const HEADER = 10;
const FLAG_BITS = 3;
const LAST = 1;
const BACKWARD = 2;
const END_OF_WORD = 4;
