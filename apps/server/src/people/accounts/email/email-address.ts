import { z } from 'zod';

const shape = z.email().max(254);

/** The normalised address: trimmed, lower case; null when invalid. */
export function readEmailAddress(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const address = typed.trim().toLowerCase();
  return shape.safeParse(address).success ? address : null;
}
