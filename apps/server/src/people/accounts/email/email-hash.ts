import { createHash } from 'node:crypto';

/**
 * A short hash that stands for an address in file names and the audit log. Anyone who guesses the address can verify
 * it.
 */
export const emailHash = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
