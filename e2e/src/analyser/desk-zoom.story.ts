import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

/** The desk where little fits: under the accessibility menu's zoom, which no media query sees, and at 320 px. */

const text = 'The confidence interval was wide. The chloroplasts of angiosperms utilize photons.';

story.beforeEach(({ context, baseURL }) => agree(context, baseURL));

for (const language of ['en', 'he'])
  for (const [width, zoom] of [
    [1280, 1.7],
    [1280, 2],
    [320, 1],
  ] as const)
    story(
      `nothing of the score is cut at ${width} px and zoom ${zoom}, ${language}`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(
          ([code, factor]) => {
            localStorage.setItem('i18nextLng', code);
            const settings = { zoom: { isZoom: factor > 1, zoom: factor } };
            sessionStorage.setItem('accessibilik', JSON.stringify(settings));
          },
          [language, zoom] as const,
        );
        await page.goto('/de-jargonizer');
        await page.locator('.cm-content').focus();
        await page.keyboard.insertText(text);
        await page.locator('aside li button').first().waitFor();
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
        for (const part of await page.locator('aside > section, aside li button').all()) {
          const { x, width: wide } = (await part.boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(width);
        }
      },
    );
