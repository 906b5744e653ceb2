import * as argon2 from '@node-rs/argon2';

import type { PasswordCost } from '../../../dependencies/index.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 60 ms. */
const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

export type PasswordHasher = Awaited<ReturnType<typeof openPasswordHasher>>;

export async function openPasswordHasher(
  cost = fullCost,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
) {
  const parameters = { algorithm: 2, parallelism: 1, ...cost } as const;
  const nobody = await hash(crypto.randomUUID(), parameters);
  return {
    hash: (password: string) => hash(password, parameters),
    /** A null hash gives false after the same time as a real one, so that timing does not reveal unknown users. */
    isRight: async (password: string, passwordHash: string | null) => {
      // Accounts of providers have an empty hash.
      const isEqual = await verify(passwordHash || nobody, password);
      return isEqual && Boolean(passwordHash);
    },
  };
}
