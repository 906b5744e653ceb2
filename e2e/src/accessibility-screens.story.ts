import { alfaEngine } from './accessibility/alfa-engine.ts';
import { engines, findViolations } from './accessibility/audit.ts';
import { axeEngine } from './accessibility/axe-engine.ts';
import { ibmEngine } from './accessibility/ibm-engine.ts';
import { openPanel } from './accessibility/panel.ts';
import { screens } from './accessibility/screens.ts';
import { settle, visit } from './accessibility/visit.ts';
import { expect, story } from './story.ts';

/**
 * Alfa takes 3 to 5 seconds of computing for each page, the other two together 1 to 2. So it judges
 * every screen from left to right, the panel by itself, and in Hebrew those where most is mirrored.
 */
const alsoMirrored = /^(home|analyser, a result|Coherence|register)/u;
const quick = [axeEngine, ibmEngine];
const isFree = (screen: (typeof screens)[number]) =>
  screen.reader !== 'newcomer' || screen.address !== '/';

for (const screen of screens) {
  story(`${screen.name}: no violations`, async ({ browser, site }) => {
    const page = await visit(browser, site.address, screen, { language: 'en' });
    expect.soft(await findViolations(page, engines), 'closed').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    expect.soft(await findViolations(page, [axeEngine]), 'closed, dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    if (isFree(screen)) {
      await openPanel(page);
      await settle(page);
      expect.soft(await findViolations(page, quick), 'open').toEqual([]);
    }
    await page.context().close();
  });

  story(`${screen.name}, in Hebrew: no violations`, async ({ browser, site }) => {
    const page = await visit(browser, site.address, screen, { language: 'he' });
    const by = alsoMirrored.test(screen.name) ? engines : quick;
    expect.soft(await findViolations(page, by), 'closed').toEqual([]);
    if (isFree(screen)) {
      await openPanel(page);
      expect.soft(await findViolations(page, quick), 'open').toEqual([]);
    }
    await page.context().close();
  });
}

for (const language of ['en', 'he'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    story(
      `the open ${colorScheme} panel, ${language}: no violations by Alfa`,
      async ({ browser, site }) => {
        const page = await visit(browser, site.address, screens[0]!, { language });
        await page.emulateMedia({ colorScheme });
        await openPanel(page);
        await settle(page);
        expect(await findViolations(page, [alfaEngine])).toEqual([]);
        await page.context().close();
      },
    );
  }
}
