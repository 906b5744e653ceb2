/** Claims of an access token, unverified: only the server can check the signature. */
interface Claims {
  /** Expiry, in seconds since 1970. */
  readonly exp?: number;
  /** `aal1` after a password, `aal2` after a second factor too. */
  readonly aal?: string;
}

/** The claims of a token; an empty object when it cannot be parsed. */
export function readClaims(token: string): Claims {
  try {
    const middle = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(middle), (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return {};
  }
}

/** Seconds until an access token expires, 0 once expired; null when it has no `exp`. */
export function secondsLeft(token: string, now: () => number = Date.now): number | null {
  const { exp } = readClaims(token);
  return typeof exp === 'number' ? Math.max(0, Math.floor(exp - now() / 1000)) : null;
}
