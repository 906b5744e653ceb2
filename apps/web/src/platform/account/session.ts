import { useSyncExternalStore } from 'react';

import { secondsLeft } from './access-token.ts';
import { readStored } from '../storage/storage.ts';

/** Who is signed in. A user who has not passed the second factor counts as `out`. */
export type Session =
  | { readonly kind: 'loading' }
  /** `hasLeft`: the user has just signed out by choice. */
  | { readonly kind: 'out'; readonly hasLeft?: true }
  | {
      readonly kind: 'in';
      readonly user: { readonly id: string; readonly email: string };
      readonly accessToken: string;
    };

/** The localStorage key of the session. */
export const sessionKey = 'vernacular-session';

/** `renew` refreshes an old token; `check` asks the server whether the session still exists. */
interface Look {
  renew(): Promise<unknown>;
  check(): Promise<unknown>;
}

/** Seconds: a token that expires sooner is renewed before a call. */
const shortLife = 10;

let session: Session = { kind: readStored(sessionKey) === null ? 'out' : 'loading' };
let owedFactor: string | null = null;
/** Whether the server ended the session, and whether the user has been told. */
let end = { has: false, isTold: false };
let look: Look = { renew: () => Promise.resolve(), check: () => Promise.resolve() };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current session, for code outside React. */
export const currentSession = (): Session => session;

/** The session of a prerendered page. */
const nobody: Session = { kind: 'out' };
const nobodyYet = () => nobody;

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, nobodyYet);

/** Id of the authenticator whose code is still required to sign in; null when none is. */
export const useOwedFactor = (): string | null => useSyncExternalStore(subscribe, () => owedFactor);

/** Sets the session; the account client calls it. `factor` is the id of a second factor that is still required. */
export function showSession(next: Session, factor: string | null = null): void {
  if (session.kind === 'in' && next.kind === 'out') end.has = !next.hasLeft && factor === null;
  else if (next.kind === 'in') end = { has: false, isTold: false };
  if (!isSame(session, next)) session = next;
  owedFactor = factor;
  for (const listener of listeners) listener();
}

function isSame(one: Session, other: Session): boolean {
  // After a sign-out by choice the account client reports `out` again; `hasLeft` must stay.
  if (one.kind === 'out') return other.kind === 'out';
  return (
    one.kind === 'in' &&
    other.kind === 'in' &&
    one.accessToken === other.accessToken &&
    one.user.email === other.user.email
  );
}

export function setSessionRefresh(ways: Look): void {
  look = ways;
}

/** After a 401: asks the account service whether the session still exists. */
export function checkSession(): void {
  if (session.kind === 'in') void look.check();
}

/** True once after the server has ended the session of a user, who must be told. */
export function mustTellEnd(): boolean {
  const must = end.has && !end.isTold;
  if (must) wasTold();
  return must;
}

/** Marks the end of the session as told. */
export function wasTold(): void {
  end.isTold = true;
}

/** The session, its token renewed first when it expires within `shortLife`. */
export async function freshSession(): Promise<Session> {
  const left = session.kind === 'in' ? secondsLeft(session.accessToken) : null;
  if (left !== null && left < shortLife) await look.renew();
  return session;
}
