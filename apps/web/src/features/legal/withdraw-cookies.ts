import { removeCookie } from '../../platform/storage/cookies.ts';

/** Cookies that a Google tag leaves on this site. */
const ofMeasuring = /^_g(?:a|id|at|cl)/;

/** Forgets that cookies were accepted on this device, and what measuring left here; a page loaded anew measures nothing. */
export function withdrawCookies(reload: () => void = () => location.reload()): void {
  const names = document.cookie.split('; ').map((crumb) => crumb.split('=')[0] ?? '');
  for (const name of ['cookie_consent', ...names.filter((each) => ofMeasuring.test(each))])
    removeCookie(name);
  reload();
}
