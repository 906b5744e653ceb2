import { colourAdjustments, colourExtremes, colourPairs } from './adjustments.ts';
import { adjust, openPanel } from './panel.ts';
import { openMeter, paintedContrasts } from './pixels.ts';
import { visit } from './visit.ts';
import { expect, story } from '../support/story-fixtures.ts';

const home = { name: 'home', address: '/' };
const least = 4.5;

for (const colorScheme of ['light', 'dark'] as const) {
  story(
    `the ${colorScheme} panel stays readable under every colour adjustment, by its pixels`,
    async ({ browser, site }) => {
      story.setTimeout(300_000);
      const page = await visit(browser, site.address, home, { language: 'en' });
      await page.emulateMedia({ colorScheme });
      await openPanel(page);
      const meter = await openMeter(browser);
      const panel = page.locator('#accessibilik-root #panel');
      const body = panel.locator('.body');
      for (const { name, settings } of [
        { name: 'nothing', settings: {} },
        ...colourAdjustments,
        ...colourExtremes,
        ...colourPairs,
      ]) {
        await adjust(page, settings);
        await body.evaluate((node) =>
          node.scrollTo(0, node.querySelector<HTMLElement>('#section-colors')!.offsetTop - 120),
        );
        const painted = await paintedContrasts(page, panel, meter);
        expect(painted.length, name).toBeGreaterThan(8);
        expect
          .soft(
            painted.filter(({ contrast }) => contrast < least),
            name,
          )
          .toEqual([]);
      }
      await meter.context().close();
      await page.context().close();
    },
  );
}

story('the pixels show text in the panel that is too pale', async ({ browser, site }) => {
  const page = await visit(browser, site.address, home, { language: 'en' });
  await openPanel(page);
  const meter = await openMeter(browser);
  const panel = page.locator('#accessibilik-root #panel');
  await panel.locator('#title').evaluate((title) => {
    title.style.color = '#8a8a8a';
  });
  const pale = (await paintedContrasts(page, panel, meter)).filter(
    ({ contrast }) => contrast < least,
  );
  expect(pale.map(({ text }) => text)).toEqual(['Accessibility menu']);
  await meter.context().close();
  await page.context().close();
});
