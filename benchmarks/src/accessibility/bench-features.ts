import type { Browser, Page } from 'playwright-core';

import { byHand } from './equivalent-css.ts';
import { longestTaskOf, type TaskParts } from './longest-task.ts';
import { menus, type Menu } from './menus.ts';
import { samePage } from './same-page.ts';
import { serveMenu } from './serve-menu.ts';

const elements = 5000;
const rounds = 3;
const newScreen = `document.querySelector('ul').insertAdjacentHTML('beforebegin',
  '<ul>' + '<li><span>New</span></li>'.repeat(500) + '</ul>')`;

type Act = () => Promise<unknown>;

/**
 * Toggles each feature of our menu on a page of 5,000 elements, and writes its smallest CSS equivalent by hand on the
 * same page without a menu. Prints the longest task of each in milliseconds of processor time, fastest of three
 * alternating rounds, and the ratio.
 */
export async function benchFeatures(browser: Browser): Promise<void> {
  const [ours] = menus('');
  if (!ours) return;
  const pages = { '/': samePage(ours, elements), '/bare': samePage({}, elements) };
  const { address, stop } = await serveMenu(pages, ours.files);
  const page = await browser.newPage();
  const bare = await browser.newPage();
  try {
    await page.goto(address);
    await bare.goto(`${address}/bare`);
    console.log(`\nLongest task on a page of ${elements} elements, ms of processor time`);
    console.log(row(['', 'ours', 'script', 'style', 'layout', 'paint', 'by hand', 'ratio']));
    const compare = async (name: string, acts: readonly Act[], bareActs: readonly Act[] = []) => {
      const fastest: { ours?: TaskParts; hand?: TaskParts }[] = acts.map(() => ({}));
      for (let round = 0; round < rounds; round += 1)
        for (const [index, act] of acts.entries()) {
          const seen = fastest[index]!;
          seen.ours = faster(seen.ours, await longestTaskOf(browser, page, act));
          const bareAct = bareActs[index];
          if (bareAct) seen.hand = faster(seen.hand, await longestTaskOf(browser, bare, bareAct));
        }
      for (const [index, { ours: parts, hand }] of fastest.entries())
        if (parts) report(`${name}: ${index === 0 ? 'on' : 'off'}`, parts, hand);
    };

    report('open the panel', await longestTaskOf(browser, page, () => openPanel(page, ours)));
    for (const section of await page.locator(`${ours.panel} h3 button`).all())
      await section.click();
    const press = (name: string) => () =>
      page
        .locator(ours.panel)
        .getByRole('button', { name, exact: true })
        .evaluate((button: { click(): void }) => button.click());
    const write = (styles: string) => () =>
      bare.evaluate(`document.documentElement.style.cssText = '${styles}'`);
    for (const { name, off } of await switches(page, ours)) {
      const styles = byHand[name];
      await compare(name, [press(name), press(off)], styles ? [write(styles), write('')] : []);
    }
    await press('Increase: Font size')();
    await compare(
      'new screen of 1,000 elements, scaled',
      [() => page.evaluate(newScreen)],
      [() => bare.evaluate(newScreen)],
    );
  } finally {
    await page.close();
    await bare.close();
    stop();
  }
}

const openPanel = async (page: Page, { launcher, panel }: Menu) => {
  await page.locator(launcher).click();
  await page.locator(panel).waitFor();
};

/** Text to speech is left out, because it changes nothing on the page. */
async function switches(page: Page, { panel }: Menu) {
  const features = page.locator(`${panel} .cell`).filter({ has: page.locator('.feature:visible') });
  const names = (await features.locator('.feature').allTextContents()).filter(
    (name) => name !== 'Text to speech',
  );
  const isStepper = async (name: string) =>
    (await page
      .locator(panel)
      .getByRole('button', { name: `Reset: ${name}`, exact: true, includeHidden: true })
      .count()) > 0;
  const found = [
    { name: 'Increase: Font size', off: 'Reset: Font size' },
    { name: 'Increase: Zoom', off: 'Reset: Zoom' },
  ];
  for (const name of names)
    found.push({ name, off: (await isStepper(name)) ? `Reset: ${name}` : name });
  return found;
}

const faster = (one: TaskParts | undefined, other: TaskParts) =>
  one && one.total < other.total ? one : other;

const row = ([name = '', ...cells]: readonly string[]) =>
  `  ${name.padEnd(42)}${cells.map((cell) => cell.padStart(8)).join('')}`;

const whole = (milliseconds: number) => String(Math.round(milliseconds));

function report(name: string, ours: TaskParts, hand?: TaskParts): void {
  const { total, script, style, layout, paint } = ours;
  const cells = [total, script, style, layout, paint].map(whole);
  const beside = hand ? [whole(hand.total), (total / hand.total).toFixed(2)] : ['–', '–'];
  console.log(row([name, ...cells, ...beside]));
}
