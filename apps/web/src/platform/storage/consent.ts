import { legal } from '@vernacular/contract';
import { useSyncExternalStore } from 'react';

import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const year = 365 * 24 * 60 * 60;
const agreed = 'true';
/** Whoever agreed before versions were noted agreed to this one. */
const firstVersion = '2026-11-22';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Another tab may have agreed meanwhile. */
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

/** A page made ahead of any reader asks nothing. */
const assumed = () => true;

/** Whether this reader has agreed to the Terms of Use and the Privacy Policy, as they are now, on this device. */
export const hasAgreedToTerms = (): boolean =>
  has('terms_consent') && (readCookie('terms_version') ?? firstVersion) === legal.version;

/** The same for a screen, kept up to date. */
export const useTermsConsent = (): boolean =>
  useSyncExternalStore(subscribe, hasAgreedToTerms, assumed);

/** Whether this reader has accepted cookies on this device. */
export const useCookieConsent = (): boolean =>
  useSyncExternalStore(subscribe, () => has('cookie_consent'), assumed);

/** Remembers for a year that the reader agreed to the terms. */
export function agreeToTerms(): void {
  writeCookie('terms_version', legal.version, { seconds: year, sameSite: 'Lax' });
  give('terms_consent');
}

/** Remembers for a year that the reader accepted cookies. */
export const acceptCookies = (): void => give('cookie_consent');

/** Forgets that the reader agreed to the terms. */
export function withdrawTerms(): void {
  removeCookie('terms_consent');
  removeCookie('terms_version');
  tell();
}
