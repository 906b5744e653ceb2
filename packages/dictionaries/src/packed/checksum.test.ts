import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checksum } from './checksum.ts';

describe('a checksum', () => {
  it('is sixteen hexadecimal digits', () => {
    expect(checksum(Uint8Array.of())).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same wherever the bytes lie', () => {
    const law = fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(7), (bytes, offset) => {
      const moved = new Uint8Array(offset + bytes.length);
      moved.set(bytes, offset);
      expect(checksum(moved.subarray(offset))).toBe(checksum(bytes));
    });
    fc.assert(law);
  });

  it('changes with any bit of any byte', () => {
    const some = fc.uint8Array({ minLength: 1, maxLength: 100 });
    const law = fc.property(some, fc.nat(), fc.nat(7), (bytes, at, bit) => {
      const changed = bytes.slice();
      changed[at % bytes.length]! ^= 1 << bit;
      expect(checksum(changed)).not.toBe(checksum(bytes));
    });
    fc.assert(law);
  });

  it('changes with zeros at the end', () => {
    const sums = Array.from({ length: 40 }, (_, length) => checksum(new Uint8Array(length)));
    expect(new Set(sums).size).toBe(40);
  });
});
