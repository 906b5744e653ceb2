import * as argon2 from '@node-rs/argon2';

import type { PasswordCost } from '../../../dependencies/index.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 60 ms. */
const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** A null hash gives false after the same time as a real one, so that timing does not reveal unknown users. */
  readonly isRight: (password: string, passwordHash: string | null) => Promise<boolean>;
}

export async function openPasswordHasher(
  cost = fullCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Promise<PasswordHasher> {
  const parameters = { algorithm: 2, parallelism: 1, ...cost } as const;
  const nobody = await hash(crypto.randomUUID(), parameters);
  return {
    hash: (password) => hash(password, parameters),
    isRight: async (password, passwordHash) => {
      // Accounts of providers have an empty hash.
      const isEqual = await verify(passwordHash || nobody, password);
      return isEqual && Boolean(passwordHash);
    },
  };
}
