import { changesRow, firstRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import type { Seal } from '../secrets/seal.ts';
import {
  challengeMilliseconds,
  placeOf,
  readFactorWith,
} from './second-factors-and-recovery-codes.ts';

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

/** The passkeys among the factors, and the challenges that they sign. */
export function openPasskeys({ db }: Engine, now: () => Date, newId: () => string, seal: Seal) {
  const at = () => now().toISOString();
  const oldest = () => new Date(now().getTime() - challengeMilliseconds).toISOString();
  return {
    /** Keeps a challenge for five minutes. `boundTo` is the hash of what only the asking browser has. */
    keepChallenge: async (challenge: string, boundTo: string) => {
      const id = newId();
      // Guests can ask for challenges, so they are kept no longer than needed.
      await db.deleteFrom('passkey_challenges').where('created_at', '<', oldest()).execute();
      await db
        .insertInto('passkey_challenges')
        .values({ id, challenge, bound_to: boundTo, created_at: at() })
        .execute();
      return { id, expiresAt: new Date(now().getTime() + challengeMilliseconds) };
    },
    /** Returns a challenge once; null when it is unknown, expired, or another browser's. */
    takeChallenge: async (id: string, boundTo: string) => {
      const row = await db
        .deleteFrom('passkey_challenges')
        .where('id', '=', id)
        .where('bound_to', '=', boundTo)
        .where('created_at', '>=', oldest())
        .returning('challenge')
        .executeTakeFirst();
      return row?.challenge ?? null;
    },
    /** Fills in an unverified factor; false when the passkey is registered already. */
    verify: (factorId: string, { credentialId, publicKey, counter }: NewPasskey) =>
      db
        .updateTable('factors')
        .set({
          credential_id: credentialId,
          secret: seal.close(publicKey, placeOf(factorId)),
          last_step: counter,
          status: 'verified',
          updated_at: at(),
        })
        .where('id', '=', factorId)
        .where('type', '=', 'webauthn')
        .where('status', '=', 'unverified')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('factors as other')
                .select('other.id')
                .where('other.credential_id', '=', credentialId),
            ),
          ),
        )
        .$call(changesRow),
    byCredential: (credentialId: string) =>
      db
        .selectFrom('factors')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .where('status', '=', 'verified')
        .$call(firstRow(readFactorWith(seal))),
    /**
     * Records a use, after which the passkey may sign in alone again (see `isSecondOnly`). False when the counter has not
     * gone up, so that there may be a copy of the passkey. Passkeys that are on several devices always send 0.
     */
    use: (factorId: string, counter: number) =>
      db
        .updateTable('factors')
        .set({ last_step: counter, second_only_since: null, updated_at: at() })
        .where('id', '=', factorId)
        .$if(counter > 0, (query) => query.where('last_step', '<', counter))
        .$if(counter === 0, (query) => query.where('last_step', '=', 0))
        .$call(changesRow),
  };
}
