import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const axe = require.resolve('axe-core/axe.min.js');
const ibm = require.resolve('accessibility-checker-engine/ace-window.js');

export interface Violations {
  readonly axe: readonly string[];
  readonly ibm: readonly string[];
}

interface Found {
  readonly rule: string;
  readonly places: number;
}

const say = (found: readonly Found[]) => found.map(({ rule, places }) => `${rule} × ${places}`);

export async function violationsOn(page: Page): Promise<Violations> {
  await page.addScriptTag({ path: axe });
  const byAxe = await page.evaluate<Found[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ rule: id, places: nodes.length })))`,
  );
  await page.addScriptTag({ path: ibm });
  const byIbm = await page.evaluate<Found[]>(
    `new ace_ibma.Checker().check(document, ['WCAG_2_2']).then(({ results }) => {
      const places = {};
      for (const { ruleId, value } of results)
        if (value.join(' ') === 'VIOLATION FAIL') places[ruleId] = (places[ruleId] ?? 0) + 1;
      return Object.entries(places).map(([rule, count]) => ({ rule, places: count }));
    })`,
  );
  return { axe: say(byAxe), ibm: say(byIbm) };
}
