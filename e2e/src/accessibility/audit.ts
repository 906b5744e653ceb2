import type { Page } from '@playwright/test';

import { story } from '../support/story-fixtures.ts';
import type { Engine } from './engine.ts';
import { withoutFalseAlarms } from './false-alarms.ts';

/** All that the engines find on the page as it stands, under an adjustment if it is named, a line each. */
export async function findViolations(
  page: Page,
  by: readonly Engine[],
  adjustment = '',
): Promise<readonly string[]> {
  story.info().annotations.push(...by.map(({ name }) => ({ type: 'judged', description: name })));
  // At once: Alfa reckons in this process while the other two are at work in the browser.
  const found = await Promise.all(
    by.map(async (engine) =>
      withoutFalseAlarms(engine.name, await engine.audit(page), adjustment).map(
        ({ rule, place, because }) => `${engine.name} ${rule} at ${place}: ${because}`,
      ),
    ),
  );
  return found.flat();
}
