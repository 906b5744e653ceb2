/** What an access token says of itself; nothing for one that cannot be read. Only the server can tell whether it is true. */
interface Claims {
  /** When it ends, in seconds since 1970. */
  readonly exp?: number;
  /** `aal1` after a password, `aal2` after a second factor too. */
  readonly aal?: string;
}

/** Reads the middle part of a JWT. */
export function readClaims(token: string): Claims {
  try {
    const middle = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(middle), (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return {};
  }
}

/** How many seconds an access token will still be accepted; null when it does not say. */
export function secondsLeft(token: string, now: () => number = Date.now): number | null {
  const { exp } = readClaims(token);
  return typeof exp === 'number' ? Math.max(0, Math.floor(exp - now() / 1000)) : null;
}
