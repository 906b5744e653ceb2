import { createHash } from 'node:crypto';

import { z } from 'zod';

const shape = z.email().max(254);

export function readEmailAddress(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const address = typed.trim().toLowerCase();
  return shape.safeParse(address).success ? address : null;
}

/** Stands for an address in file names and the audit log. Anyone who guesses the address can verify it. */
export const emailHash = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
