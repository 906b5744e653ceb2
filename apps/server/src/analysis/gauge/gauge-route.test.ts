import { Resvg } from '@resvg/resvg-js';
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

const wide = 560;
const high = 416;

/** The pixels of a PNG as red, green, blue and alpha. */
async function pixelsOf(query: string): Promise<Buffer> {
  const png = (await ask(query, 'image/png')).rawPayload;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([wide, high]);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><image width="${wide}" height="${high}" href="${href}"/></svg>`;
  return new Resvg(page).render().pixels;
}

const pixelAt = (pixels: Buffer, x: number, y: number) => [
  ...pixels.subarray((y * wide + x) * 4).subarray(0, 4),
];

/** The width of what is drawn between two heights, in columns with a non-transparent pixel. */
const widthBetween = (pixels: Buffer, top: number, bottom: number) =>
  Array.from({ length: wide }, (_, x) =>
    Array.from({ length: bottom - top }, (_row, y) => pixelAt(pixels, x, top + y)[3]).some(Boolean),
  ).filter(Boolean).length;

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
    const pixels = await pixelsOf('?score=0');
    const [left, right] = [pixelAt(pixels, 80, 240), pixelAt(pixels, 480, 240)];
    expect(left[1]).toBeGreaterThan(left[0]!);
    expect(right[0]).toBeGreaterThan(right[1]! * 3);
    expect(pixelAt(pixels, 0, 0)).toEqual([0, 0, 0, 0]);
  });

  it.each(['en', 'he'])('as PNG writes its figure and its caption in %s', async (language) => {
    const pixels = await pixelsOf(`?score=3&language=${language}`);
    expect(widthBetween(pixels, 300, 362)).toBeGreaterThan(20);
    const caption = widthBetween(pixels, 370, 404);
    expect(caption).toBeGreaterThan(60);
    // A font without these letters would draw boxes, which are a third wider.
    expect(caption).toBeLessThan(115);
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
