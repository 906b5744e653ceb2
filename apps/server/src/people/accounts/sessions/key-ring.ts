import { randomUUID } from 'node:crypto';

import { CompactSign, errors, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

import type { SigningKeys, StoredKey } from '../../../store/index.ts';
import { hashToken } from './tokens-and-recovery-codes.ts';

const algorithm = 'EdDSA';

export type KeyRing = Awaited<ReturnType<typeof openKeyRing>>;

async function newKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  return { id: randomUUID(), key: JSON.stringify(await exportJWK(privateKey)) };
}

export async function openKeyRing(keys: SigningKeys) {
  const stored = await keys.all(() => newKey());
  const opened = await Promise.all(
    stored.map(async ({ id, key }) => {
      const { d: secret, ...half } = JSON.parse(key) as JWK;
      return {
        id,
        secret: await importJWK({ ...half, ...(secret ? { d: secret } : {}) }, algorithm),
        open: await importJWK(half, algorithm),
        published: { ...half, kid: id, alg: algorithm, use: 'sig' },
      };
    }),
  );
  const [newest] = opened;
  if (newest === undefined) throw new Error('There is no key to sign access tokens with.');
  const byId = new Map(opened.map((key) => [key.id, key.open]));
  return {
    newest: { id: newest.id, key: newest.secret },
    /** A token that is derived from another one: always the same, and only with our private key. */
    derive: async (token: string, purpose: string) => {
      // Ed25519 signatures are deterministic (RFC 8032).
      const signed = await new CompactSign(new TextEncoder().encode(token))
        .setProtectedHeader({ alg: algorithm, typ: `derived-${purpose}` })
        .sign(newest.secret);
      return hashToken(signed);
    },
    publicKey: (id: string) => byId.get(id),
    /** For jose's `jwtVerify`: the public key that a token names; throws JWKSNoMatchingKey. */
    verifyingKey: ({ kid = '' }: { readonly kid?: string }) => {
      const key = byId.get(kid);
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key;
    },
    published: { keys: opened.map(({ published }) => published) },
  };
}

/** Opens the keys at the first use, and tries again after a failure: the database may be away at the start. */
export function lazyKeyRing(keys: SigningKeys): () => Promise<KeyRing> {
  let opening: Promise<KeyRing> | null = null;
  return () =>
    (opening ??= openKeyRing(keys).catch((error: unknown) => {
      opening = null;
      throw error;
    }));
}
