import { axeEngine } from './axe-engine.ts';
import { findViolations } from './audit.ts';
import { clippedTexts, narrow, spaceOut } from './layout.ts';
import { closePanel, openPanel } from './panel.ts';
import { openMeter, paintedContrasts } from './pixels.ts';
import { screens } from './screens.ts';
import { languages, visit } from './visit.ts';
import { expect, story } from '../support/story-fixtures.ts';

for (const language of languages) {
  story(`the panel can be used at 400% zoom, ${language}`, async ({ browser, site }) => {
    const home = { name: 'home', address: '/' };
    const page = await visit(browser, site.address, home, { language, ...narrow });
    await openPanel(page);
    const panel = page.locator('#accessibilik-root #panel');
    expect(
      await panel.locator('.body').evaluate((body) => body.scrollWidth - body.clientWidth),
    ).toBe(0);
    for (const control of await panel.locator('.head button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
    const small = await panel.locator('button, input, select, a').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ control }) => control.outerHTML),
    );
    expect(small.filter((html) => !html.includes('type="checkbox"'))).toEqual([]);
    await spaceOut(page);
    expect(await clippedTexts(page)).toEqual([]);
    await panel.locator('#section-tools button').last().click();
    await expect(panel.locator('#section-tools button').last()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await closePanel(page);
    await page.context().close();
  });
}

story(
  'forced colours: levels, buttons and the panel can still be told apart',
  async ({ browser, site }) => {
    const result = screens.find(({ name }) => name === 'analyser, a result')!;
    const page = await visit(browser, site.address, result, { language: 'en' });
    await page.emulateMedia({ forcedColors: 'active' });
    const linesUnder = (level: 'mid' | 'rare') =>
      page
        .getByRole('textbox', { name: 'Your text' })
        .locator(`.level-${level}`)
        .first()
        .evaluate((word) => {
          const { textDecorationLine, textDecorationStyle } = getComputedStyle(word);
          return `${textDecorationStyle} ${textDecorationLine}`;
        });
    expect(await linesUnder('mid')).toBe('dotted underline');
    expect(await linesUnder('rare')).toBe('solid underline');
    const bare = await page.locator('main button, header button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
          const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
          const isUnderlined = [button, ...button.querySelectorAll('*')].some(
            (part) => getComputedStyle(part).textDecorationLine === 'underline',
          );
          return !hasBorder && !isUnderlined && button.textContent.trim() !== '';
        })
        .map((button) => button.textContent),
    );
    expect.soft(bare, 'buttons with neither border nor underline').toEqual([]);
    expect.soft(await findViolations(page, [axeEngine])).toEqual([]);
    await openPanel(page);
    const panel = page.locator('#accessibilik-root #panel');
    const toggle = panel.getByRole('button', { name: 'Monochrome' });
    const look = () => toggle.evaluate((button) => getComputedStyle(button).borderTopWidth);
    const before = await look();
    await toggle.click();
    expect(await look()).not.toBe(before);
    const meter = await openMeter(browser);
    const painted = await paintedContrasts(page, panel, meter);
    expect(painted.length).toBeGreaterThan(8);
    expect(painted.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    await meter.context().close();
    await page.context().close();
  },
);
