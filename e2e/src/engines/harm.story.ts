import { expect } from '@playwright/test';

import { colourAdjustments, contentAdjustments, pairsOf } from '../accessibility/adjustments.ts';
import { corpus, hosts } from '../hosts/corpus.ts';
import { startHost } from '../hosts/host-site.ts';
import { look, seenInPage } from '../hosts/seen.ts';
import type { BrowserPage } from './browser-page.ts';
import { story } from './browser-story.ts';
import { adapt, awaitMenu } from './menu-page.ts';

const isWhole = process.env['WHOLE'] === '1';
/** Those of our own; what guide, mask, brightness and a text colour dim is known (widget-harm.story.ts). */
const own = contentAdjustments.filter(
  ({ settings }) => 'extras' in settings || 'columnWidth' in settings,
);
const harmless = ({ name }: { name: string }) => !/brightness|text colour|reading mask/u.test(name);
const single = own.filter(harmless);
const pairs = pairsOf(own, [...own, ...colourAdjustments]).filter(harmless);
/** Each page tries other pairs than the next: of ten pages each tries every tenth, or of those every fifth. */
const sampleOf = (page: number) => pairs.filter((_, at) => at % (isWhole ? 10 : 50) === page);
const least = 3;
const fewest = 60;
const size = { width: 900, height: 700 };

/** What has the keyboard's focus, with room for a mark around it; null outside the screen. */
const focusInPage = () => {
  const element = document.activeElement;
  // Past the last element the focus is the browser's own.
  if (
    !document.hasFocus() ||
    !element ||
    element === document.body ||
    element.id === 'accessibilik-root'
  )
    return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  if (y < 8 || y + height > innerHeight - 8) return null;
  const name = `focus ${element.localName}.${element.className}`;
  return { name, x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
};

/** What is hidden now, by name; asked again until nothing is, as a driver is not told when a page has been drawn. */
async function settled(judge: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let hidden = await judge();
  for (let again = 0; hidden.length > 0 && again < 4; again += 1) hidden = await judge();
  return hidden;
}

for (const [at, name] of hosts.entries())
  for (const direction of ['', '/rtl'])
    story(
      `nothing that is seen on ${name}${direction} is hidden by what is ours`,
      async ({ engine, browser }) => {
        story.setTimeout(900_000);
        const site = await startHost(corpus);
        const meter = await browser.newPage();
        const page: BrowserPage = await engine.newPage(site.address);
        const hidden: string[] = [];
        try {
          await page.resize(size.width, size.height);
          await page.open(`/${name}${direction}`);
          await awaitMenu(page);
          const states = [
            { name: 'nothing', settings: {} },
            ...single,
            ...sampleOf(at + (direction ? hosts.length : 0)),
          ];
          for (const { name: adjustment, settings } of states) {
            await adapt(page, settings);
            const lost = await settled(async () => {
              const boxes = (await page.run(seenInPage)).filter(
                ({ y, height }) => y >= 0 && y + height <= size.height,
              );
              const seen = await look(meter, await page.screenshot(), boxes);
              return seen
                .filter(({ contrast }) => contrast < least)
                .map((one) => `${adjustment}: ${one.name} (${one.contrast})`);
            });
            hidden.push(...lost);
            if (adjustment === 'nothing') continue;
            const before = await page.screenshot();
            for (const _ of 'two') {
              await page.press('Tab');
              const unmarked = await settled(async () => {
                const spot = await page.run(focusInPage);
                if (!spot) return [];
                const [mark] = await look(meter, await page.screenshot(), [spot], before);
                return mark!.changed < fewest
                  ? [`${adjustment}: ${spot.name} (${mark!.changed} dots)`]
                  : [];
              });
              hidden.push(...unmarked);
            }
            await page.run(() => {
              (document.activeElement as HTMLElement | null)?.blur();
              scrollTo(0, 0);
            });
          }
        } finally {
          await page.close();
          await meter.close();
          site.stop();
        }
        expect(hidden).toEqual([]);
      },
    );
