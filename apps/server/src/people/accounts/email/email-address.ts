import { z } from 'zod';

const shape = z.email().max(254);

/** An e-mail address in the form accounts are kept under; null when it is none. */
export function readEmailAddress(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const address = typed.trim().toLowerCase();
  return shape.safeParse(address).success ? address : null;
}
