import {
  colourAdjustments,
  colourExtremes,
  colourPairs,
  contentAdjustments,
} from './adjustments.ts';
import { findViolations } from './audit.ts';
import { adjust } from './panel.ts';
import { plan } from './plan.ts';
import { languages, visit } from './visit.ts';
import { expect, story } from '../support/story-fixtures.ts';

/** A long page with headings, tables, links, a form and lists. */
const longPage = { name: 'instructions', address: '/de-jargonizer/instructions' };
const states = {
  'each content adjustment': contentAdjustments,
  'each colour adjustment': [...colourAdjustments, ...colourExtremes],
  'every two colour adjustments': colourPairs,
};

for (const language of languages)
  for (const [what, adjustments] of Object.entries(states))
    story(`a long page with ${what}, ${language}: no violations`, async ({ browser, site }) => {
      story.setTimeout(600_000);
      const page = await visit(browser, site.address, longPage, { language });
      for (const { name, settings } of adjustments) {
        const engines = plan.adjustment(settings, language);
        if (engines.length === 0) continue;
        await adjust(page, settings);
        await expect(page.locator('html')).toHaveClass(/accessibilik-/u);
        // What the state before this one had changed is drawn anew first.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))),
        );
        expect.soft(await findViolations(page, engines, name), name).toEqual([]);
      }
      await page.context().close();
    });
