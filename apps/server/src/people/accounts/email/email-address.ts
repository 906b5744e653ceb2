import { createHash } from 'node:crypto';

import { z } from 'zod';

const shape = z.email().max(254);

/** The address without spaces around it, in lower case; null when it is no email address. */
export function readEmailAddress(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const address = typed.trim().toLowerCase();
  return shape.safeParse(address).success ? address : null;
}

/**
 * The first 16 hex digits of the SHA-256 of an address, for file names and the audit log. Whoever guesses an address
 * can check it against this.
 */
export const emailHash = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
