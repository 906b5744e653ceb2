import type { Page } from '@playwright/test';

import { findViolations } from './audit.ts';
import { clippedTexts, narrow, sidewaysScroll, spaceOut, widestParts } from './layout.ts';
import { closePanel, openPanel } from './panel.ts';
import { plan, type State } from './plan.ts';
import { type Screen, screens } from './screens.ts';
import { type Language, languages, settle, speak, visit, wide } from './visit.ts';
import { faultsOf, fromTop, walk } from '../support/keyboard-walk.ts';
import { expect, story } from '../support/story-fixtures.ts';

type Look = readonly [panel: State['panel'], theme: State['theme']];

/** Lets the engines look at a screen in the states that the plan names for it. */
async function judge(page: Page, screen: Screen, language: Language, looks: readonly Look[]) {
  // Where the page was left, the bar at the top may lie over half of a button; whoever wants it scrolls.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const [panel, theme] of looks) {
    const engines = plan.screen(screen, { language, panel, theme });
    if (engines.length === 0) continue;
    await page.emulateMedia({ colorScheme: theme });
    await settle(page);
    // What a button announced while it was busy goes by itself after some seconds; the button may have gone before.
    await expect(page.locator('[aria-live] > [role=img]')).toHaveCount(0, { timeout: 15_000 });
    const found = await findViolations(page, engines);
    expect.soft(found, `${language}, ${panel}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function judgeUnderPanel(page: Page, screen: Screen, language: Language) {
  const isPlanned = plan.screen(screen, { language, panel: 'open', theme: 'light' }).length > 0;
  if (screen.isModal || !isPlanned) return;
  await openPanel(page);
  await judge(page, screen, language, [
    ['open', 'light'],
    ['open', 'dark'],
  ]);
  await closePanel(page);
}

async function walkThrough(page: Page, screen: Screen, language: Language) {
  const stops = await walk(page);
  expect.soft(faultsOf(screen.isModal ? fromTop(stops) : stops), `${language}, Tab`).toEqual([]);
  // Nothing holds the focus: the last stop is the last thing on the page.
  const launcher = await page.locator('#accessibilik-root .launcher').getAttribute('aria-label');
  if (!screen.isModal) expect.soft(stops.at(-1)?.name, language).toContain(launcher);
}

async function measureNarrow(page: Page, language: Language) {
  const isWhole = async (how: string) =>
    expect
      .soft(
        await sidewaysScroll(page),
        `${language}, ${how}\n${(await widestParts(page)).join('\n')}`,
      )
      .toBe(0);
  await page.setViewportSize(narrow);
  await settle(page);
  await isWhole('narrow');
  const takeBack = await spaceOut(page);
  expect.soft(await clippedTexts(page), `${language}, spaced`).toEqual([]);
  await isWhole('spaced');
  await takeBack();
  await page.setViewportSize(wide);
  await settle(page);
}

// One visit serves all: the way to a screen, a conversation above all, takes longer than its judgement.
for (const screen of screens)
  story(
    `${screen.name}: no violations, reached by Tab, whole at 400% zoom, in each language`,
    async ({ browser, site }) => {
      // The home page is judged under the whole panel too.
      story.setTimeout(300_000);
      const arrive = (language: Language) => visit(browser, site.address, screen, { language });
      let page = await arrive(languages[0]);
      for (const language of languages) {
        if (language !== languages[0])
          if (screen.keepsItsLanguage || screen.isModal) {
            await page.context().close();
            page = await arrive(language);
          } else await speak(page, language);
        await judge(page, screen, language, [
          ['closed', 'light'],
          ['closed', 'dark'],
        ]);
        await walkThrough(page, screen, language);
        await judgeUnderPanel(page, screen, language);
        await measureNarrow(page, language);
      }
      await page.context().close();
    },
  );
