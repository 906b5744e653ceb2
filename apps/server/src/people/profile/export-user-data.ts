import type { Export } from '@vernacular/contract';

import type { Store } from '../../store/index.ts';
import { exportReaderTests } from '../reader-tests/reader-results.ts';
import type { ReadLevels } from '../reader-tests/word-families-levels-marks.ts';

/** All that the site holds about a person, without passwords and sessions; its contract leaves out what is not listed. */
export async function exportUserData(
  store: Store,
  { id, email }: { readonly id: string; readonly email: string },
  { now, readLevels }: { readonly now: Date; readonly readLevels: ReadLevels },
): Promise<Export> {
  const [user, profile, consents, tasks, dictionaries, identities, knownWords, apiKeys, factors] =
    await Promise.all([
      store.users.byId(id),
      store.demographics.of(id),
      store.consents.of(id),
      store.interactions.export(id),
      store.ownDictionaries.list(id),
      store.identities.list(id),
      store.knownWords.of(id),
      store.apiKeys.list(id),
      store.factors.list(id),
    ]);
  return {
    exportedAt: now.toISOString(),
    account: {
      id,
      email,
      createdAt: user?.createdAt ?? null,
      identities: [...identities],
    },
    profile,
    consents: [...consents],
    tasks: await Promise.all(
      tasks.map(async (task) => {
        const links = await store.shares.list(id, task.type, task.id);
        return Object.assign({ links: [...links] }, task);
      }),
    ),
    dictionaries: [...dictionaries],
    apiKeys: [...apiKeys],
    secondSteps: factors
      .filter(({ isVerified }) => isVerified)
      .map(({ type, friendlyName, createdAt, updatedAt }) => ({
        kind: type === 'webauthn' ? 'passkey' : 'app',
        name: friendlyName,
        createdAt,
        usedAt: updatedAt,
      })),
    readerTests: await exportReaderTests({ store: store.readerTests, readLevels }, id),
    knownWords: [...(knownWords ?? [])],
  };
}
