import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { rulesPageOf } from '../check/rule-help.ts';
import type { Outside } from '../outside.ts';
import { rulesPage } from '../program-files.ts';

/** The page of the rules that is named, else the one that comes with the program. */
export function rulesPageFor(outside: Pick<Outside, 'environment'>): string | null {
  return rulesPageOf(outside) ?? (existsSync(rulesPage) ? pathToFileURL(rulesPage).href : null);
}
