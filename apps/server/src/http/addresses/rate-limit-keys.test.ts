import { describe, expect, it } from 'vitest';

import { ipKey } from './rate-limit-keys.ts';

describe('attempts from an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s count under %s', (ip, key) => {
    expect(ipKey(ip)).toBe(key);
  });
});
