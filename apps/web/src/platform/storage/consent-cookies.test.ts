import { renderHook, act } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  acceptCookies,
  agreeToTerms,
  useCookieConsent,
  useTermsConsent,
  withdrawTerms,
} from './consent-cookies.ts';

it('knows what was agreed to, at once and one thing apart from the other', () => {
  const terms = renderHook(useTermsConsent);
  const cookies = renderHook(useCookieConsent);
  expect([terms.result.current, cookies.result.current]).toEqual([false, false]);
  act(agreeToTerms);
  expect([terms.result.current, cookies.result.current]).toEqual([true, false]);
  act(acceptCookies);
  act(withdrawTerms);
  expect([terms.result.current, cookies.result.current]).toEqual([false, true]);
});

it('takes no other value for a yes', () => {
  document.cookie = 'terms_consent=yes; path=/';
  expect(renderHook(useTermsConsent).result.current).toBe(false);
});
