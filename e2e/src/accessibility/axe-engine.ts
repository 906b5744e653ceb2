import type axeOfPage from 'axe-core';
import axe from 'axe-core';

import type { Engine } from './engine.ts';

declare global {
  interface Window {
    axe?: typeof axeOfPage;
  }
}

/** Deque's axe-core with all rules it runs by default, best practices included. */
export const axeEngine: Engine = {
  name: 'axe',
  async audit(page) {
    if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
    return page.evaluate(async () => {
      const { violations } = await window.axe!.run(document, {
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => ({
          rule: id,
          place: target.flat().join(' >>> '),
          because: any[0]?.message ?? help,
        })),
      );
    });
  },
};
