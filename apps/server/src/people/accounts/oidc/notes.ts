import { z } from 'zod';

import type { AccountMeans } from '../account-means.ts';
import { type SealedNote, sealedNote } from './sealed-notes.ts';

const minute = 60;

const departure = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** The session that wants to join an identity; null for a sign-in. */
  session: z.string().nullable(),
});

const arrival = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), userId: z.string(), provedAt: z.number().nullable() }),
  z.object({
    kind: z.literal('new'),
    provider: z.string(),
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    provedAt: z.number().nullable(),
  }),
]);

/** What a browser keeps for the site on the way to a provider and back. */
export interface Notes {
  /** Where somebody went, and what their provider's answer must fit. */
  readonly departure: SealedNote<z.output<typeof departure>>;
  /** Who came back, until the page asks for the session or the form has been filled in. */
  readonly arrival: SealedNote<z.output<typeof arrival>>;
}

/** Opens both kinds of notes. */
export const openNotes = (means: AccountMeans): Notes => ({
  departure: sealedNote(means, 'oidcDeparture', departure, 10 * minute),
  arrival: sealedNote(means, 'oidcArrival', arrival, 15 * minute),
});
