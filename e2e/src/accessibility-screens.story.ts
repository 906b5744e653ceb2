import { findViolations } from './accessibility/audit.ts';
import {
  clippedTexts,
  narrow,
  sidewaysScroll,
  spaceOut,
  widestParts,
} from './accessibility/layout.ts';
import { closePanel, openPanel } from './accessibility/panel.ts';
import { plan, type State } from './accessibility/plan.ts';
import { screens } from './accessibility/screens.ts';
import { languages, settle, visit } from './accessibility/visit.ts';
import { faultsOf, fromTop, walk } from './keyboard-walk.ts';
import { expect, story } from './story.ts';

// One visit serves all: the way to a screen, a conversation above all, takes longer than its judgement.
for (const screen of screens)
  for (const language of languages)
    story(
      `${screen.name}, ${language}: no violations, reached by Tab, whole at 400% zoom`,
      async ({ browser, site }) => {
        const page = await visit(browser, site.address, screen, { language });
        const judge = async (panel: State['panel'], theme: State['theme']) => {
          const engines = plan.screen(screen, { language, panel, theme });
          if (engines.length === 0) return;
          await page.emulateMedia({ colorScheme: theme });
          await settle(page);
          expect.soft(await findViolations(page, engines), `${panel}, ${theme}`).toEqual([]);
        };
        await judge('closed', 'light');
        await judge('closed', 'dark');
        await page.emulateMedia({ colorScheme: 'light' });
        const stops = await walk(page);
        expect.soft(faultsOf(screen.isModal ? fromTop(stops) : stops), 'Tab').toEqual([]);
        // Nothing holds the focus: the last stop is the last thing on the page.
        const launcher = await page
          .locator('#accessibilik-root .launcher')
          .getAttribute('aria-label');
        if (!screen.isModal) expect.soft(stops.at(-1)?.name).toContain(launcher);
        if (
          !screen.isModal &&
          plan.screen(screen, { language, panel: 'open', theme: 'light' }).length > 0
        ) {
          await openPanel(page);
          await judge('open', 'light');
          await judge('open', 'dark');
          await closePanel(page);
        }
        await page.setViewportSize(narrow);
        await settle(page);
        expect.soft(await sidewaysScroll(page), (await widestParts(page)).join('\n')).toBe(0);
        await spaceOut(page);
        expect.soft(await clippedTexts(page), 'spaced').toEqual([]);
        expect.soft(await sidewaysScroll(page), (await widestParts(page)).join('\n')).toBe(0);
        await page.context().close();
      },
    );
