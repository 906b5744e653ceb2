import { useSyncExternalStore } from 'react';

import { secondsLeft } from './jwt-claims.ts';
import { readStored } from '../storage/storage.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

/** Whether a user is signed in, and which. A user who has not passed the second factor counts as `out`. */
export type Session =
  | { readonly kind: 'loading' }
  /** `hasLeft`: the user has just signed out by choice. */
  | { readonly kind: 'out'; readonly hasLeft?: true }
  | { readonly kind: 'in'; readonly user: User; readonly accessToken: string };

/** The second factor to pass: ids of an authenticator app and of a passkey. If both are null, one must be set up. */
export interface OwedFactor {
  readonly app: string | null;
  readonly passkey: string | null;
  readonly user: User;
}

export const sessionKey = 'vernacular-session';

/** How the account client renews an expiring token, and checks whether the session still exists. */
interface Look {
  renew(): Promise<unknown>;
  check(): Promise<unknown>;
}

/** Seconds: a token that expires sooner is renewed before a call. */
const shortLife = 10;

let session: Session = { kind: readStored(sessionKey) === null ? 'out' : 'loading' };
let owedFactor: OwedFactor | null = null;
let end = { has: false, isTold: false };
let look: Look = { renew: () => Promise.resolve(), check: () => Promise.resolve() };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;

const nobody: Session = { kind: 'out' };
const nobodyYet = () => nobody;

export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, nobodyYet);

export const useOwedFactor = (): OwedFactor | null =>
  useSyncExternalStore(subscribe, () => owedFactor);

/** Sets the session and tells all who use it. `factor` is the second factor that the user still has to pass. */
export function showSession(next: Session, factor: OwedFactor | null = null): void {
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

/** Sets what `freshSession` and `checkSession` call; until then they call nothing. */
export function setSessionRefresh(ways: Look): void {
  look = ways;
}

/** Checks the session of a signed-in user with the account service; call it after a 401. */
export function checkSession(): void {
  if (session.kind === 'in') void look.check();
}

/** True if the server has ended the session and the user has not been told; a second call returns false. */
export function mustTellEnd(): boolean {
  const must = end.has && !end.isTold;
  if (must) wasTold();
  return must;
}

/** Records that the user has been told of the end of the session. */
export function wasTold(): void {
  end.isTold = true;
}

/** The session; a token with less than 10 seconds left is renewed first. */
export async function freshSession(): Promise<Session> {
  const left = session.kind === 'in' ? secondsLeft(session.accessToken) : null;
  if (left !== null && left < shortLife) await look.renew();
  return session;
}
