import type { Page } from '@playwright/test';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What has to be seen on a page of the corpus, and where it stands; runs in the page. */
export const seenInPage = (): readonly Box[] =>
  [...document.querySelectorAll('[data-seen]')].map((element, at) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${at} ${element.localName}.${element.className || element.textContent.trim().slice(0, 20)}`;
    return { name, x, y, width, height };
  });
export const seenBoxes = (page: Page): Promise<readonly Box[]> => page.evaluate(seenInPage);

/** Pixels that have to stand out for something to be seen: about a letter. */
const fewest = 15;

/**
 * For each box of a picture the contrast with its most frequent colour that enough pixels reach; with a second picture, how many pixels differ from it by a contrast of 3 or more.
 */
export async function look(
  meter: Page,
  picture: Buffer,
  boxes: readonly Box[],
  before?: Buffer,
): Promise<readonly { name: string; contrast: number; changed: number }[]> {
  return meter.evaluate(
    async ({ pictures, areas, enough }) => {
      const drawn = await Promise.all(
        pictures.map(async (text) => {
          const image = new Image();
          image.src = `data:image/png;base64,${text}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
            willReadFrequently: true,
          })!;
          context.drawImage(image, 0, 0);
          return context;
        }),
      );
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, away from this file
      const linear = (part: number) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const luminance = (colour: number) =>
        0.2126 * linear(colour >> 16) +
        0.7152 * linear((colour >> 8) & 255) +
        0.0722 * linear(colour & 255);
      const contrast = (one: number, other: number) => {
        const [a, b] = [luminance(one), luminance(other)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      };
      return areas.map(({ name, x, y, width, height }) => {
        const [now, was] = drawn.map((context) => {
          const { data } = context.getImageData(
            Math.max(0, Math.floor(x)),
            Math.max(0, Math.floor(y)),
            Math.max(1, Math.ceil(width)),
            Math.max(1, Math.ceil(height)),
          );
          const colours: number[] = [];
          for (let at = 0; at < data.length; at += 4)
            colours.push((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
          return colours;
        });
        const counts = new Map<number, number>();
        for (const colour of now!) counts.set(colour, (counts.get(colour) ?? 0) + 1);
        const [[paper]] = [...counts].toSorted(([, one], [, other]) => other - one) as [
          [number, number],
        ];
        let left = enough;
        let seen = 1;
        for (const [ratio, dots] of [...counts]
          .map(([colour, count]) => [contrast(colour, paper), count] as const)
          .toSorted(([one], [other]) => other - one)) {
          seen = ratio;
          left -= dots;
          if (left <= 0) break;
        }
        const changed = was
          ? now!.filter((colour, at) => contrast(colour, was[at]!) >= 3).length
          : 0;
        return { name, contrast: Math.round(seen * 10) / 10, changed };
      });
    },
    {
      pictures: [picture, ...(before ? [before] : [])].map((png) => png.toString('base64')),
      areas: boxes,
      enough: fewest,
    },
  );
}
