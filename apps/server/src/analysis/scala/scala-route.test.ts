import { inflateSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 120_000);
afterAll(() => site.close());

const ask = (query: string, accept = '*/*') =>
  site.app.inject({ url: `/api/TextGrading/Scala${query}`, headers: { accept } });

const turn = async (query: string) =>
  Number(/rotate\((-?[\d.]+) /.exec((await ask(query)).body)?.[1]);

/** The colour of one pixel of a PNG as we write it: one data chunk, no filters. */
function pixelOf(png: Buffer, x: number, y: number): number[] {
  const width = png.readUInt32BE(16);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  return [...rows.subarray(y * (width * 4 + 1) + 1 + x * 4).subarray(0, 4)];
}

describe('the result scale', () => {
  it('is an SVG image with a name and a description', async () => {
    const reply = await ask('?score=3');
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(reply.body).toContain('<title id="title">3 rare words</title>');
    expect(reply.body).toMatch(/<desc id="desc">3 rare words on a scale from 0, green, to 10/);
  });

  it('turns its hand from left to right', async () => {
    expect(await turn('?score=0')).toBe(-90);
    expect(await turn('?score=5')).toBe(0);
    expect(await turn('?score=10')).toBe(90);
    expect(await turn('?score=999')).toBe(90);
    expect(await turn('?score=2&total=100')).toBe(0);
  });

  it('keeps its style under a policy of its own', async () => {
    const reply = await ask('?score=3');
    expect(reply.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'$/,
    );
  });

  it.each([
    ['image/png', 'image/png'],
    ['image/png, text/html;q=0.5', 'image/png'],
    ['image/svg+xml;q=0, image/*', 'image/png'],
    ['text/html', 'image/svg+xml'],
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/svg+xml'],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/svg+xml'],
    ['*/*', 'image/svg+xml'],
  ])('for Accept: %s is %s', async (accept, type) => {
    expect((await ask('?score=3', accept)).headers['content-type']).toContain(type);
  });

  it('as PNG is green at the left and red at the right, on a clear ground', async () => {
    const png = (await ask('?score=0', 'image/png')).rawPayload;
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [left, right] = [pixelOf(png, 80, 240), pixelOf(png, 480, 240)];
    expect(left[1]).toBeGreaterThan(left[0]!);
    expect(right[0]).toBeGreaterThan(right[1]! * 3);
    expect(pixelOf(png, 0, 0)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [''],
    ['?score='],
    ['?score=many'],
    ['?score=1&score=2'],
    ['?score=1&total=0'],
    ['?score=1&total=x'],
    ['?score=Infinity'],
  ])('refuses "%s"', async (query) => {
    const reply = await ask(query);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: { code: 'invalid-request' } });
  });
});
