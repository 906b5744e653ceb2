import { describe, expect, it } from 'vitest';

import { deviceName } from './device-name.ts';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari, iOS',
    ],
  ])('is told from “%s”', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each([undefined, '', '\u0000', '%%%', 'curl/8.9.1', 'Visit https://evil.example/now and win'])(
    'is none for %j',
    (userAgent) => {
      expect(deviceName(userAgent)).toBeNull();
    },
  );
});
