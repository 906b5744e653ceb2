import { describe, expect, it } from 'vitest';

import {
  hashRecoveryCode,
  hashToken,
  newRecoveryCode,
  newToken,
} from './tokens-and-recovery-codes.ts';

describe('tokens', () => {
  it('are 256 bits, never the same, and stored as something else', () => {
    const [one, two] = [newToken(), newToken()];
    expect(Buffer.from(one, 'base64url')).toHaveLength(32);
    expect(one).not.toBe(two);
    expect(hashToken(one)).not.toContain(one);
    expect(hashToken(one)).toBe(hashToken(one));
  });
});

describe('recovery codes', () => {
  it('are four groups of four without letters that look alike', () => {
    expect(newRecoveryCode()).toMatch(/^([A-HJKMNP-TV-Z2-9]{4}-){3}[A-HJKMNP-TV-Z2-9]{4}$/);
  });

  it('may be typed without dashes and in small letters', () => {
    const code = newRecoveryCode();
    expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(
      hashRecoveryCode(code),
    );
  });
});
