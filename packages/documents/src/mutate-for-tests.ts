/** A file damaged in many ways, the same ones for the same seed: bytes changed, taken out, repeated, cut off, moved. */
export function* mutatedFiles(bytes: Uint8Array, times: number, seed: string): Generator<Buffer> {
  let state = Buffer.from(seed).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
  const upTo = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * Math.max(1, end));
  };
  for (let time = 0; time < times; time += 1) {
    let damaged = Buffer.from(bytes);
    for (let left = 1 + upTo(6); left > 0; left -= 1) {
      const from = upTo(damaged.length);
      const to = Math.min(damaged.length, from + 1 + upTo(40));
      const [start, piece, rest] = [
        damaged.subarray(0, from),
        damaged.subarray(from, to),
        damaged.subarray(to),
      ];
      const other = upTo(damaged.length);
      damaged = Buffer.concat(
        [
          [start, Buffer.from(piece.map(() => upTo(256))), rest],
          [start, rest],
          [start, ...Array.from({ length: 2 + upTo(300) }, () => piece), rest],
          [start],
          [start, damaged.subarray(other, other + 1 + upTo(200)), rest],
          [start, Buffer.from(piece.map((byte) => byte ^ (1 << upTo(8)))), rest],
        ][upTo(6)]!,
      );
    }
    yield damaged;
  }
}
