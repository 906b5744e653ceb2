import { useSyncExternalStore } from 'react';

import { secondsLeft } from './access-token.ts';
import { readStored } from '../storage/storage.ts';

/** Who is using the site. While somebody still owes their second factor, nobody is signed in. */
export type Session =
  | { readonly kind: 'loading' }
  /** `hasLeft` when somebody signed out by choice a moment ago, and was not sent out. */
  | { readonly kind: 'out'; readonly hasLeft?: true }
  | {
      readonly kind: 'in';
      readonly user: { readonly id: string; readonly email: string };
      readonly accessToken: string;
    };

/** Where this device keeps a session. */
export const sessionKey = 'vernacular-session';

/** How a session is refreshed when its token is old, and ended when the server has ended it. */
interface Look {
  renew(): Promise<unknown>;
  check(): Promise<unknown>;
}

/** A token that ends sooner than this, in seconds, is replaced before a call is made with it. */
const shortLife = 10;

let session: Session = { kind: readStored(sessionKey) === null ? 'out' : 'loading' };
let owedFactor: string | null = null;
/** Whether the server ended the session, and whether the person who had it was told. */
let end = { has: false, isTold: false };
let look: Look = { renew: () => Promise.resolve(), check: () => Promise.resolve() };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as it stands now, for calls outside React. */
export const currentSession = (): Session => session;

/** In a page made ahead of any reader. */
const nobody: Session = { kind: 'out' };
const nobodyYet = () => nobody;

/** The session, kept up to date. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, nobodyYet);

/** The id of the authenticator app that must still be shown to finish signing in; null when none is. */
export const useOwedFactor = (): string | null => useSyncExternalStore(subscribe, () => owedFactor);

/** Tells the site who is using it; the account client is the one who knows. */
export function showSession(next: Session, factor: string | null = null): void {
  if (session.kind === 'in' && next.kind === 'out') end.has = !next.hasLeft && factor === null;
  else if (next.kind === 'in') end = { has: false, isTold: false };
  if (!isSame(session, next)) session = next;
  owedFactor = factor;
  for (const listener of listeners) listener();
}

function isSame(one: Session, other: Session): boolean {
  // Whoever has left by choice is out already when the account client says so too.
  if (one.kind === 'out') return other.kind === 'out';
  return (
    one.kind === 'in' &&
    other.kind === 'in' &&
    one.accessToken === other.accessToken &&
    one.user.email === other.user.email
  );
}

/** Says how a session is looked at again. */
export function lookWith(ways: Look): void {
  look = ways;
}

/** Asks the account service about a session that a call was refused with, so that an ended one ends here too. */
export function checkSession(): void {
  if (session.kind === 'in') void look.check();
}

/** Whether somebody who believes to be signed in must be told that their session has ended; true once. */
export function mustTellEnd(): boolean {
  const must = end.has && !end.isTold;
  if (must) wasTold();
  return must;
}

/** Says that the person has read that their session has ended. */
export function wasTold(): void {
  end.isTold = true;
}

/** The session with a token that lives long enough for a call: after a laptop has slept it is a new one. */
export async function freshSession(): Promise<Session> {
  const left = session.kind === 'in' ? secondsLeft(session.accessToken) : null;
  if (left !== null && left < shortLife) await look.renew();
  return session;
}
