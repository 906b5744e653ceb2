import { createHash } from 'node:crypto';

/** A pseudo-random integer from 0 to `below` - 1 that is determined by `words`. */
function pseudoRandom(words: string, below: number): number {
  const digest = createHash('sha256').update(words).digest();
  return Number(digest.readBigUInt64BE() % BigInt(below));
}

/**
 * Returns the name of the arm for the participant at `place`, counted from 0 in the order of consent; the same
 * arguments always give the same arm. Arms are assigned in blocks, and the order within a block is a Fisher–Yates
 * shuffle that draws from SHA-256 of seed, block and step. docs/research.md has the same in Python.
 */
export function drawArm(
  arms: readonly { readonly name: string; readonly share: number }[],
  { seed, block }: { readonly seed: string; readonly block: number },
  place: number,
): string {
  const once = arms.flatMap(({ name, share }) => Array.from({ length: share }, () => name));
  const order = Array.from({ length: block }, (_, at) => once[at % once.length]!);
  const number = Math.floor(place / block);
  for (let at = block - 1; at > 0; at -= 1) {
    const other = pseudoRandom(`${seed}/${number}/${at}`, at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order[place % block]!;
}
