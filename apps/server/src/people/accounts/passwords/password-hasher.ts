import * as argon2 from '@node-rs/argon2';

import type { PasswordCost } from '../../../outside/index.ts';

/** The parameters for argon2id that OWASP names first: 19 MiB, two passes. About 60 ms. */
const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Checks passwords against hashes, known and unknown people alike. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is right. Without a hash it takes as long and is not. */
  readonly isRight: (password: string, passwordHash: string | null) => Promise<boolean>;
}

/** Prepares the hash that stands in for people nobody knows. */
export async function openPasswordHasher(
  cost = fullCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Promise<PasswordHasher> {
  const parameters = { algorithm: 2, parallelism: 1, ...cost } as const;
  const nobody = await hash(crypto.randomUUID(), parameters);
  return {
    hash: (password) => hash(password, parameters),
    isRight: async (password, passwordHash) => {
      // Whoever signs in with a provider alone has an empty one.
      const isEqual = await verify(passwordHash || nobody, password);
      return isEqual && Boolean(passwordHash);
    },
  };
}
