import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { hasS3, startS3, type S3Server } from '../../testing/s3-server-for-tests.ts';
import { isStoreAway } from '../engine/is-store-away.ts';
import { openS3ObjectStore } from './s3-object-store.ts';

const megabyte = Buffer.alloc(1024 * 1024, 'q');
const megabytes = (count: number) =>
  async function* () {
    for (let n = 0; n < count; n += 1) yield megabyte;
  };

describe.skipIf(!hasS3)('a bucket', () => {
  let server: S3Server;
  beforeAll(async () => void (server = await startS3()));
  afterAll(() => server.stop());

  it('holds an object until it is removed, and takes that it is removed twice', async () => {
    const bucket = openS3ObjectStore(server.url);
    await bucket.tryOut();
    await bucket.put('a', megabytes(20));
    expect(await server.keys()).toEqual(['texts/a']);
    let length = 0;
    for await (const chunk of (await bucket.get('a'))!) length += chunk.length;
    expect(length).toBe(20 * megabyte.length);
    for (const _ of [1, 2]) await bucket.remove('a');
    expect(await bucket.get('a')).toBeNull();
  });

  it('that is not there is away, for whatever it is asked', async () => {
    const bucket = openS3ObjectStore(server.url.replace('/corpora', '/missing'));
    const asked = [bucket.tryOut(), bucket.put('a', megabytes(1)), bucket.remove('a')];
    for (const told of await Promise.allSettled(asked))
      expect(told.status === 'rejected' && isStoreAway(told.reason)).toBe(true);
  });
});

describe('a store', () => {
  let server: Server;
  afterEach(() => void server.close());
  const listen = async (answer: Parameters<typeof createServer>[1]) => {
    server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return openS3ObjectStore(`http://key%2F1:sec%2Fret@127.0.0.1:${port}/corpora`);
  };

  it('is told the length and the checksum of an object before its bytes, and who asks', async () => {
    const told: Record<string, unknown> = {};
    const store = await listen((request, response) => {
      Object.assign(told, request.headers);
      request.resume().on('end', () => response.end());
    });
    await store.put('a', megabytes(1));
    expect(told).toMatchObject({
      'content-length': String(megabyte.length),
      'x-amz-content-sha256': '8e0c97c153d2dfe7cef29787cb318a7934e10e708038d161a0484b97a3490985',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=key\/1\/\d{8}\/us-east-1\/s3\/aws4_request/,
      ) as unknown,
    });
  });

  it.each([
    ['refuses', (status: number) => status],
    ['breaks off', () => null],
  ])('that %s is away, and its failure tells no secret', async (_what, answer) => {
    const store = await listen((_request, response) => {
      const status = answer(403);
      if (status === null) response.writeHead(200, { 'content-length': 9 }).write('half');
      else response.writeHead(status);
      if (status === null) setImmediate(() => response.destroy());
      else response.end();
    });
    const read = async () => {
      for await (const _ of (await store.get('a'))!);
    };
    const error = await read().catch((thrown: unknown) => thrown);
    expect(isStoreAway(error)).toBe(true);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/sec|key/);
  });
});
