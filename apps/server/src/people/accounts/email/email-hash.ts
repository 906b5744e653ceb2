import { createHash } from 'node:crypto';

/** Stands for an e-mail address where the address itself shall not stand: who knows the address, or guesses it, finds the mark. */
export const emailHash = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
