import { expect, it } from 'vitest';

import { accountErrorOf, unasked, passwordWeaknesses } from './account-error.ts';

it.each([
  [{ code: 'invalid_credentials', name: 'AuthApiError', status: 400 }, 'credentials'],
  [{ code: 'over_email_send_rate_limit', name: 'AuthApiError', status: 429 }, 'tooManyLetters'],
  [{ code: 'weak_password', name: 'AuthWeakPasswordError', status: 422 }, 'weak'],
  [{ code: 'toString', name: 'AuthApiError', status: 500 }, 'unexpected'],
  [unasked, 'unreachable'],
])('%j is %s', (error, trouble) => {
  expect(accountErrorOf(error)).toBe(trouble);
});

it('names the reasons it has a sentence for', () => {
  expect(passwordWeaknesses({ reasons: ['length', 'pwned', 'boring'] })).toEqual([
    'weak.length',
    'weak.common',
  ]);
  expect(passwordWeaknesses({})).toEqual(['weak.characters']);
});
