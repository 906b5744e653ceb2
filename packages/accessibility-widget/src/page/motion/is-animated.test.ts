// @vitest-environment node
import { expect, test } from 'vitest';

import { isAnimated, isAnimatedAt } from './is-animated.ts';

const frame = '!\u00F9\u0004....';
const file = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a GIF of two frames', `GIF89a....${frame},pixels${frame},pixels`, true],
  ['a GIF of one frame', `GIF89a....${frame},pixels`, false],
  ['an APNG', '\u0089PNG....IHDR....acTL....IDAT', true],
  ['a PNG', '\u0089PNG....IHDR....IDAT', false],
  ['a moving WebP', 'RIFF....WEBPVP8X....ANIM', true],
  ['a WebP', 'RIFF....WEBPVP8 ....', false],
  ['a moving AVIF', '....ftypavis....', true],
  ['an AVIF', '....ftypavif....', false],
  ['a drawing that moves', '<svg><rect><animate attributeName="x"/></rect></svg>', true],
  ['a drawing', '<svg><rect/></svg>', false],
  ['a text that speaks of <animate', 'Words about <animate', false],
])('%s', (_, text, moves) => {
  expect(isAnimated(file(text))).toBe(moves);
});

const never = () => Promise.reject(new Error('asked'));

test('a file that may not be read is neither the one nor the other', async () => {
  expect(
    await isAnimatedAt('https://other.example/a.gif', () => Promise.reject(new Error('CORS'))),
  ).toBeNull();
});

test('a photograph is not asked for', async () => {
  expect(await isAnimatedAt('https://other.example/a.jpg?small', never)).toBe(false);
});
