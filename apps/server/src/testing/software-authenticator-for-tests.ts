import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** CBOR of the little that an attestation holds: lengths below 65,536, whole numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

/** How a forged answer differs. */
interface Forgery {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly credentialId?: string;
  readonly key?: KeyObject;
  readonly challenge?: string;
}

interface CreationOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

const answer = (credentialId: string, response: object) => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/** An authenticator in software: one ES256 passkey, attestation "none". It counts, unless `counts` is false. */
export function softwareAuthenticator({ origin = 'http://localhost:3000', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';
  const clientData = (type: string, challenge: string, forged: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, forged: Forgery, rest = Buffer.alloc(0)) => {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? counter);
    const uv = forged.isVerified === false ? 0 : verified;
    const rpIdHash = sha256(forged.rpId ?? new URL(origin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags | uv | present]), count, rest]);
  };
  return {
    credentialId: base64url(id),
    create: ({ challenge, user }: CreationOptions, forged: Forgery = {}) => {
      userHandle = user.id;
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseOf(publicKey),
      ]);
      const authData = authenticatorData(withCredential, forged, attested);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return answer(base64url(id), {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, forged)),
        attestationObject: base64url(cbor(attestation)),
      });
    },
    get: ({ challenge }: Pick<CreationOptions, 'challenge'>, forged: Forgery = {}) => {
      const data = clientData('webauthn.get', challenge, forged);
      const authData = authenticatorData(0, forged);
      const signed = Buffer.concat([authData, sha256(data)]);
      return answer(forged.credentialId ?? base64url(id), {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, forged.key ?? privateKey)),
        userHandle: forged.userHandle ?? userHandle,
      });
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
