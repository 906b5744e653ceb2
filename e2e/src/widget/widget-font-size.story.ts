import type { Page } from '@playwright/test';

import { openForeignPage } from '../support/foreign-page.ts';
import { expect, story } from '../support/story-fixtures.ts';

const changes = 200;
const factor = 1.3;

/** Two screens in place of one another, with sizes that hang on those around them. */
const screens = [
  'First <section style="font-size: 1.25em">screen <em style="font-size: 80%">small</em></section><input>',
  'Second <h2>Title</h2><div>Some <div style="font-size: 2rem">large <b>in</b> <i style="font-size: 0.5em">out</i></div></div>',
];

/** Puts the screens on one after another, and tells each look a screen had once it was painted. */
const changeScreens = (page: Page, times: number) =>
  page.evaluate(
    async ([html, count]) => {
      const place = document.querySelector('#screen')!;
      const looks = html.map(() => new Set<string>());
      for (let change = 0; change < count; change += 1) {
        place.innerHTML = html[change % html.length]!;
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        const sizes = [place, ...place.querySelectorAll('*')].map((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        );
        looks[change % html.length]!.add(JSON.stringify(sizes));
      }
      return looks.map((look) => [...look].map((sizes) => JSON.parse(sizes) as number[]));
    },
    [screens, times] as const,
  );

const menu = (page: Page) => page.locator('#accessibilik-root');
const press = async (page: Page, name: string, times = 1) => {
  for (let time = 0; time < times; time += 1)
    await menu(page).getByRole('button', { name, exact: true }).click();
};

async function nodesInMemory(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Memory.getDOMCounters')).nodes;
}

story(`font sizes stay true over ${changes} screens`, async ({ page, baseURL }) => {
  await openForeignPage(page, baseURL!);
  const originals = await changeScreens(page, 2);
  await menu(page).locator('.launcher').click();
  await menu(page).locator('h3 button').first().click();
  await press(page, 'Increase: Font size', 3);

  const nodesBefore = await nodesInMemory(page);
  const scaled = await changeScreens(page, changes);
  for (const [screen, looks] of scaled.entries()) {
    expect(looks).toHaveLength(1);
    const wanted = originals[screen]![0]!.map((size) => size * factor);
    for (const [index, size] of looks[0]!.entries()) expect(size).toBeCloseTo(wanted[index]!, 2);
  }
  // Two hundred screens of ten nodes, had they stayed, would be two thousand.
  expect((await nodesInMemory(page)) - nodesBefore).toBeLessThan(200);

  await press(page, 'Reset: Font size');
  expect(await changeScreens(page, 2)).toEqual(originals);
});
