import { removeCookie } from '../../platform/storage/cookies.ts';

/** Analytics cookies set by a Google tag. */
const ofMeasuring = /^_g(?:a|id|at|cl)/;

/** Deletes the consent and the analytics cookies on this device. The reload stops the measurement. */
export function withdrawCookies(reload: () => void = () => location.reload()): void {
  const names = document.cookie.split('; ').map((crumb) => crumb.split('=')[0] ?? '');
  for (const name of ['cookie_consent', ...names.filter((each) => ofMeasuring.test(each))])
    removeCookie(name);
  reload();
}
