import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checksum } from './checksum.ts';

describe('a checksum', () => {
  it('is sixteen hexadecimal digits', () => {
    expect(checksum(Uint8Array.of())).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same wherever the bytes lie', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(7), (bytes, offset) => {
        const moved = new Uint8Array(offset + bytes.length);
        moved.set(bytes, offset);
        return checksum(moved.subarray(offset)) === checksum(bytes);
      }),
    );
  });

  it('changes with any bit of any byte', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 100 }),
        fc.nat(),
        fc.nat(7),
        (bytes, at, bit) => {
          const changed = bytes.slice();
          changed[at % bytes.length]! ^= 1 << bit;
          return checksum(changed) !== checksum(bytes);
        },
      ),
    );
  });

  it('changes with zeros at the end', () => {
    const sums = Array.from({ length: 40 }, (_, length) => checksum(new Uint8Array(length)));
    expect(new Set(sums).size).toBe(40);
  });
});
