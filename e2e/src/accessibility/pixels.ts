import type { Browser, Locator, Page } from '@playwright/test';

/** The contrast of one piece of text as it is painted. */
interface Painted {
  readonly text: string;
  /** By WCAG: 1 to 21. */
  readonly contrast: number;
}

/** Where the text of an element stands on the screen, a box a text node. */
const textBoxes = (scope: Locator) =>
  scope.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: { text: string; x: number; y: number; width: number; height: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (
        text === '' ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (parent.closest('.quiet, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      // Parts of the panel scroll under its head and foot.
      const frame = (parent.closest('.body') ?? root).getBoundingClientRect();
      const isSeen = y >= frame.top && y + height <= Math.min(frame.bottom, innerHeight);
      if (isSeen && width > 2 && height > 2) found.push({ text, x, y, width, height });
    }
    return found;
  });

/**
 * Reads contrasts off a picture of the screen: in the box of each text the most frequent colour is the
 * background, and the colour farthest from it among those that cover at least one pixel in 200 is the
 * ink. Rounded edges of letters lie between the two and do not matter.
 */
const measure = async ({
  picture,
  boxes,
}: {
  picture: string;
  boxes: Awaited<ReturnType<typeof textBoxes>>;
}) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, away from this file
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (colour: number) =>
    0.2126 * linear(colour >> 16) +
    0.7152 * linear((colour >> 8) & 255) +
    0.0722 * linear(colour & 255);
  return boxes.map(({ text, x, y, width, height }) => {
    const { data } = context.getImageData(
      Math.floor(x),
      Math.floor(y),
      Math.ceil(width),
      Math.ceil(height),
    );
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const enough = data.length / 4 / 200;
    const colours = [...counts].toSorted(([, one], [, other]) => other - one);
    const paper = luminance(colours[0]![0]);
    const contrasts = colours
      .filter(([, count]) => count >= enough)
      .map(([colour]) => {
        const ink = luminance(colour);
        return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      });
    return { text, contrast: Math.round(Math.max(...contrasts) * 100) / 100 };
  });
};

/** A page that turns pictures into numbers, away from the site and its content policy. */
export const openMeter = async (browser: Browser): Promise<Page> =>
  (await browser.newContext()).newPage();

/** The contrast, in pixels, of every piece of text that shows inside an element. */
export async function paintedContrasts(
  page: Page,
  scope: Locator,
  meter: Page,
): Promise<readonly Painted[]> {
  const boxes = await textBoxes(scope);
  const picture = (await page.screenshot({ scale: 'css', animations: 'disabled' })).toString(
    'base64',
  );
  return meter.evaluate(measure, { picture, boxes });
}
