import {
  colourAdjustments,
  colourExtremes,
  colourPairs,
  contentAdjustments,
} from './accessibility/adjustments.ts';
import { engines, findViolations } from './accessibility/audit.ts';
import { axeEngine } from './accessibility/axe-engine.ts';
import { ibmEngine } from './accessibility/ibm-engine.ts';
import { adjust } from './accessibility/panel.ts';
import { visit } from './accessibility/visit.ts';
import { expect, story } from './story.ts';

/** A long page with headings, tables, links, a form and lists. */
const longPage = { name: 'instructions', address: '/de-jargonizer/instructions' };

/**
 * Dark contrast, light contrast and text colour restyle the page; so does all that is no colour. The
 * other colour adjustments are one filter on one layer, which no engine looks at: there axe stands for
 * all three, and pixels are measured besides (accessibility-panel-contrast.story.ts). Alfa, the slowest,
 * judges each adjustment from left to right.
 */
const isFilterOnly = (settings: object) =>
  Object.keys(settings).every((key) => filterKeys.has(key));
const filterKeys = new Set([
  'isBlueLightFilter',
  'brightness',
  'highContrast',
  'highSaturation',
  'lowSaturation',
  'isMonochrome',
  'isVisualImpairment',
]);
const quick = [axeEngine, ibmEngine];

for (const language of ['en', 'he'] as const) {
  story(
    `a long page with each adjustment, ${language}: no violations`,
    async ({ browser, site }) => {
      story.setTimeout(600_000);
      const page = await visit(browser, site.address, longPage, { language });
      for (const { name, settings } of [
        ...contentAdjustments,
        ...colourAdjustments,
        ...colourExtremes,
      ]) {
        await adjust(page, settings);
        await expect(page.locator('html')).toHaveClass(/accessibilik-/u);
        const restyled = language === 'en' ? engines : quick;
        const by = isFilterOnly(settings) ? [axeEngine] : restyled;
        expect.soft(await findViolations(page, by, name), name).toEqual([]);
      }
      await page.context().close();
    },
  );

  story(
    `a long page with every two colour adjustments, ${language}: no violations`,
    async ({ browser, site }) => {
      story.setTimeout(600_000);
      const page = await visit(browser, site.address, longPage, { language });
      for (const { name, settings } of colourPairs) {
        await adjust(page, settings);
        await expect(page.locator('html')).toHaveClass(/accessibilik-/u);
        const by = isFilterOnly(settings) ? [axeEngine] : quick;
        expect.soft(await findViolations(page, by, name), name).toEqual([]);
      }
      await page.context().close();
    },
  );
}
