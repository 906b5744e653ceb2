import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { rulesPageOf } from '../check/rule-help.ts';
import type { Outside } from '../streams-and-environment.ts';
import { rulesPage } from '../program-version-and-paths.ts';

/**
 * The URL of the page that explains the rules: VERNACULAR_RULES_PAGE, or the page packed with the program; null if
 * there is neither.
 */
export function rulesPageFor(outside: Pick<Outside, 'environment'>): string | null {
  return rulesPageOf(outside) ?? (existsSync(rulesPage) ? pathToFileURL(rulesPage).href : null);
}
