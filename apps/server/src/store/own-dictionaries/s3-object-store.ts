import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { AwsV4Signer } from 'aws4fetch';

/** Objects under random keys, in a store outside the database. Its calls throw ObjectStoreAway. */
export interface ObjectStore {
  readonly put: (key: string, bytes: () => AsyncIterable<Buffer>) => Promise<void>;
  /** Null when there is no such object. */
  readonly get: (key: string, signal?: AbortSignal) => Promise<AsyncIterable<Buffer> | null>;
  /** Done also when there is no such object. */
  readonly remove: (key: string) => Promise<void>;
  readonly tryOut: () => Promise<void>;
}

/** Thrown when the object store is unavailable or refuses a call. `isStoreAway` recognises it by its code. */
export class ObjectStoreAway extends Error {
  override readonly name = 'ObjectStoreAway';
  readonly code = 'EHOSTUNREACH';

  constructor(what: string, cause?: unknown) {
    super(`The store of objects did not do what it was asked: ${what}`, { cause });
  }
}

/** Milliseconds: for a short answer, and for all bytes of an object. */
const timeouts = { answer: 3000, transfer: 120_000 };

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: AsyncIterable<Buffer>;
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A bucket of a store that speaks S3, by an address such as `https://KEY:SECRET@host/bucket/folder?region=REGION`. */
export function openS3ObjectStore(address: string): ObjectStore {
  const { username, password, origin, pathname, searchParams } = new URL(address);
  const root = `${origin}${pathname.replace(/\/+$/, '')}`;
  const bucket = `${origin}/${pathname.split('/')[1]}`;
  const region = searchParams.get('region');
  const key = {
    service: 's3',
    ...(region !== null && { region }),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };

  async function ask(method: string, url: string, options: Sent = {}): Promise<Response> {
    const { headers = {}, body, timeout = timeouts.answer, signal } = options;
    const late = AbortSignal.timeout(timeout);
    const signed = await new AwsV4Signer({ ...key, method, url, headers }).sign();
    const stream = body && (Readable.toWeb(Readable.from(body)) as ReadableStream<Uint8Array>);
    const reply = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: signal ? AbortSignal.any([signal, late]) : late,
      redirect: 'error',
      ...(stream && { body: stream, duplex: 'half' }),
    }).catch((error: unknown) => {
      throw new ObjectStoreAway(method, error);
    });
    if (reply.ok || (method === 'GET' && reply.status === 404)) return reply;
    await reply.body?.cancel();
    throw new ObjectStoreAway(`${method}: ${reply.status}`);
  }

  return {
    put: async (name, bytes) => {
      const { length, sha256 } = await measure(bytes());
      const headers = { 'content-length': String(length), 'x-amz-content-sha256': sha256 };
      const sent = { headers, body: bytes(), timeout: timeouts.transfer };
      await (await ask('PUT', `${root}/${name}`, sent)).body?.cancel();
    },
    get: async (name, signal) => {
      const reply = await ask('GET', `${root}/${name}`, { timeout: timeouts.transfer, signal });
      if (reply.ok) return bytesOf(reply);
      await reply.body?.cancel();
      return null;
    },
    remove: async (name) => {
      await (await ask('DELETE', `${root}/${name}`)).body?.cancel();
    },
    tryOut: async () => {
      await ask('HEAD', bucket);
    },
  };
}

/** A store asks for both before the bytes, and refuses bytes that differ. */
async function measure(bytes: AsyncIterable<Buffer>) {
  const checksum = createHash('sha256');
  let length = 0;
  for await (const chunk of bytes) {
    checksum.update(chunk);
    length += chunk.length;
  }
  return { length, sha256: checksum.digest('hex') };
}

async function* bytesOf({ body }: Response): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) yield Buffer.from(chunk);
  } catch (error) {
    throw new ObjectStoreAway('GET', error);
  }
}
