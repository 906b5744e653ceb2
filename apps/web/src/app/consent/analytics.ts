import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useCookieConsent } from '../../platform/storage/consent-cookies.ts';
import { useSite } from '../../platform/site/use-site.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Never measured: addresses that contain a secret, and study pages. */
const hasSecret =
  /^\/(share|reset-password|confirm-email|withdraw|study|[\da-f]{8}-[\da-f-]{27})\b/;

/** Loads the analytics script of the site settings, after cookies were accepted, and not on secret addresses. */
export function useAnalytics(): void {
  const hasAccepted = useCookieConsent();
  const { analytics } = useSite();
  const { pathname } = useLocation();
  const mayMeasure = hasAccepted && !hasSecret.test(pathname);
  useEffect(() => {
    if (mayMeasure && analytics) measure(analytics);
  }, [mayMeasure, analytics]);
}

function measure(address: string): void {
  if (document.querySelector('script[data-measures]')) return;
  const tag = new URL(address, location.origin).searchParams.get('id');
  if (tag?.startsWith('G-')) {
    window.dataLayer ??= [];
    const say = (...words: unknown[]) => window.dataLayer?.push(asArguments(...words));
    say('js', new Date());
    say('config', tag);
  }
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset['measures'] = '';
  document.head.append(script);
}

/** Google's script reads `arguments` objects only, not arrays. */
function asArguments(..._words: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
