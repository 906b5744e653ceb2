import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { type SecretKeys, SecretsLocked } from './secret-keys.ts';

export interface SealedRow {
  readonly table: string;
  readonly row: string;
}

const cipher = 'aes-256-gcm';
const mark = 'sealed1';
const tagLength = 16;

const boundTo = ({ table, row }: SealedRow) => Buffer.from(JSON.stringify([mark, table, row]));

const keyNamedBy = (value: string): string | null =>
  value.startsWith(`${mark}.`) ? (value.split('.')[1] ?? '') : null;

/** Seals with AES-256-GCM, with table and row as authenticated data. Format: `sealed1.<key>.<iv>.<text and tag>`. */
export const openSeal = (keys: SecretKeys) => ({
  close: (secret: string, place: SealedRow) => {
    const { id, bytes } = keys.newest();
    const iv = randomBytes(12);
    const sealing = createCipheriv(cipher, bytes, iv, { authTagLength: tagLength });
    sealing.setAAD(boundTo(place));
    const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
    const whole = Buffer.concat([text, sealing.getAuthTag()]).toString('base64url');
    return [mark, id, iv.toString('base64url'), whole].join('.');
  },
  /**
   * The plain secret.
   * @throws SecretsLocked when its key is missing, or an error of node:crypto when the value was changed or moved.
   */
  open: (sealed: string, place: SealedRow) => {
    const id = keyNamedBy(sealed);
    // A plain value of an older version; the next start seals it.
    if (id === null) return sealed;
    const key = keys.find(id);
    if (key === null) throw new SecretsLocked(id);
    const [, , iv = '', whole = ''] = sealed.split('.');
    const bytes = Buffer.from(whole, 'base64url');
    const opening = createDecipheriv(cipher, key.bytes, Buffer.from(iv, 'base64url'), {
      authTagLength: tagLength,
    });
    opening.setAAD(boundTo(place));
    opening.setAuthTag(bytes.subarray(-tagLength));
    return opening.update(bytes.subarray(0, -tagLength), undefined, 'utf8') + opening.final('utf8');
  },
  /**
   * Whether a value is sealed with the newest key.
   * @throws SecretsLocked when its key is missing.
   */
  isFresh: (value: string) => {
    const id = keyNamedBy(value);
    if (id !== null && keys.find(id) === null) throw new SecretsLocked(id);
    return id === keys.newest().id;
  },
});

export type Seal = ReturnType<typeof openSeal>;
