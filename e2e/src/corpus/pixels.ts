import type { Page } from '@playwright/test';

import type { Box } from './in-page.ts';

/** What a box shows: dots of its letters and their contrast, how much a picture varies, the steps at an area's edges. */
export interface Seen {
  readonly at: number;
  readonly dots: number;
  readonly area: number;
  readonly contrast: number;
  readonly varies: number;
  readonly edge: number;
}

/** Compares a picture with one without letters (`bare`); letters are where they differ. */
export function seenIn(
  meter: Page,
  whole: Buffer,
  bare: Buffer | null,
  boxes: readonly Box[],
): Promise<readonly Seen[]> {
  return meter.evaluate(
    async ({ pictures, areas }) => {
      const drawn = await Promise.all(
        pictures.map(async (text) => {
          const image = new Image();
          image.src = `data:image/png;base64,${text}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
            willReadFrequently: true,
          })!;
          context.drawImage(image, 0, 0);
          return {
            data: context.getImageData(0, 0, image.width, image.height).data,
            wide: image.width,
            high: image.height,
          };
        }),
      );
      const [now, without = now] = drawn;
      const linear = Array.from({ length: 256 }, (_, part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      type Drawn = typeof now;
      const luminance = ({ data }: NonNullable<Drawn>, at: number) =>
        0.2126 * linear[data[at]!]! +
        0.7152 * linear[data[at + 1]!]! +
        0.0722 * linear[data[at + 2]!]!;
      /** By how the eye tells greys apart, so that a picture varies as much when its colours are turned round. */
      const lightness = ({ data }: NonNullable<Drawn>, at: number) =>
        (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!) / 255;
      const { wide, high } = now!;
      const place = (x: number, y: number) =>
        (Math.max(0, Math.min(high - 1, Math.round(y))) * wide +
          Math.max(0, Math.min(wide - 1, Math.round(x)))) *
        4;
      return areas.map(({ at, x, y, width, height }) => {
        const contrasts: number[] = [];
        let [sum, squares, count] = [0, 0, 0];
        const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
        for (let row = Math.max(0, Math.floor(y)); row < Math.min(high, y + height); row += step)
          for (
            let column = Math.max(0, Math.floor(x));
            column < Math.min(wide, x + width);
            column += step
          ) {
            const dot = (row * wide + column) * 4;
            const one = luminance(now!, dot);
            const light = lightness(now!, dot);
            sum += light;
            squares += light * light;
            count += 1;
            const other = luminance(without!, dot);
            if (one === other) continue;
            const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
            if (ratio > 1.15) contrasts.push(ratio);
          }
        contrasts.sort((a, b) => a - b);
        const mean = sum / Math.max(1, count);
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const difference = (one: number, other: number) =>
          Math.max(
            ...[0, 1, 2].map((part) => Math.abs(now!.data[one + part]! - now!.data[other + part]!)),
          );
        const across = (dx: number, dy: number, fromX: number, fromY: number) => {
          let most = 0;
          for (let by = -4; by < 5; by += 1)
            most = Math.max(
              most,
              difference(
                place(fromX + dx * by, fromY + dy * by),
                place(fromX + dx * (by + 1), fromY + dy * (by + 1)),
              ),
            );
          return most;
        };
        return {
          at,
          dots: contrasts.length * step * step,
          area: width * height,
          // The heart of the strokes: what smooths their edges counts for nothing.
          contrast:
            contrasts.at(-Math.max(3, Math.ceil(contrasts.length * 0.05))) ?? contrasts.at(-1) ?? 1,
          varies: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)),
          // Something may lie over its middle: it is looked for near its ends too.
          edge: Math.max(
            ...[0.1, 0.5, 0.9].flatMap((share) => [
              across(1, 0, x, y + height * share),
              across(1, 0, x + width, y + height * share),
              across(0, 1, x + width * share, y),
              across(0, 1, x + width * share, y + height),
            ]),
          ),
        };
      });
    },
    {
      pictures: [whole, ...(bare ? [bare] : [])].map((png) => png.toString('base64')),
      areas: boxes,
    },
  );
}
