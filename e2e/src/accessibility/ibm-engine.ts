import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Checker } from 'accessibility-checker-engine/ace.js';

import type { Engine } from './engine.ts';

declare global {
  interface Window {
    ace_ibma?: { Checker: new () => Checker };
  }
}

const script = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js');
let source: Promise<string> | null = null;

/** IBM's Equal Access checker with its WCAG 2.2 rule set: what it calls a violation that fails. */
export const ibmEngine: Engine = {
  name: 'ibm',
  async audit(page) {
    if (!(await page.evaluate(() => window.ace_ibma !== undefined))) {
      source ??= readFile(script, 'utf8');
      await page.evaluate(`${await source}\n;undefined`);
    }
    return page.evaluate(async () => {
      const { results } = await new window.ace_ibma!.Checker().check(document, ['WCAG_2_2']);
      return results
        .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
        .map(({ ruleId, path, message, snippet }) => ({
          rule: ruleId,
          place: `${path['dom'] ?? ''} ${snippet}`,
          because: message,
        }));
    });
  },
};
