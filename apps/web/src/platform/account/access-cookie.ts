import { secondsLeft } from './jwt-claims.ts';
import { removeCookie, writeCookie } from '../storage/cookies.ts';
import { currentSession } from './session.ts';

const name = 'authToken';

/**
 * The access token in a cookie, for screens opened with a full page load (specification, section 2). `keep` writes it,
 * or removes it when nobody is signed in.
 */
export const accessCookie = {
  keep(): void {
    const session = currentSession();
    const seconds = session.kind === 'in' ? secondsLeft(session.accessToken) : null;
    if (session.kind !== 'in' || !seconds) return removeCookie(name);
    writeCookie(name, session.accessToken, { seconds, sameSite: 'Strict' });
  },
  remove: (): void => removeCookie(name),
};
