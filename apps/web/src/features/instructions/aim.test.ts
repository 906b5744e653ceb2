import { describe, expect, it } from 'vitest';

import { aimReached } from './worked-example.tsx';

describe('aimReached', () => {
  it.each([
    ['no rare word is within the aim', 0, 'within'],
    ['two in a hundred are still within it', 0.02, 'within'],
    ['three in a hundred come near it', 0.03, 'near'],
    ['five in a hundred still come near it', 0.05, 'near'],
    ['six in a hundred are beyond it', 0.06, 'beyond'],
  ] as const)('%s', (_sentence, share, aim) => {
    expect(aimReached(share)).toBe(aim);
  });
});
