import { legal } from '@vernacular/contract';
import { useSyncExternalStore } from 'react';

import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const year = 365 * 24 * 60 * 60;
const agreed = 'true';
/** The version of consents that were stored without one. */
const firstVersion = '2026-11-22';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Listens to the focus event too: another tab may have agreed meanwhile. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
  };
}

type Subject = 'terms_consent' | 'cookie_consent';

const has = (subject: Subject) => readCookie(subject) === agreed;

function give(subject: Subject): void {
  writeCookie(subject, agreed, { seconds: year, sameSite: 'Lax' });
  tell();
}

const assumed = () => true;

/** True if this browser has agreed to the current version of the terms. */
export const hasAgreedToTerms = (): boolean =>
  has('terms_consent') && (readCookie('terms_version') ?? firstVersion) === legal.version;

/** The same for React; true while prerendering and hydrating, as no notice is prerendered. */
export const useTermsConsent = (): boolean =>
  useSyncExternalStore(subscribe, hasAgreedToTerms, assumed);

export const useCookieConsent = (): boolean =>
  useSyncExternalStore(subscribe, () => has('cookie_consent'), assumed);

export function agreeToTerms(): void {
  writeCookie('terms_version', legal.version, { seconds: year, sameSite: 'Lax' });
  give('terms_consent');
}

export const acceptCookies = (): void => give('cookie_consent');

export function withdrawTerms(): void {
  removeCookie('terms_consent');
  removeCookie('terms_version');
  tell();
}
