import { existsSync } from 'node:fs';

import { rulesPageOf } from '../check/rule-help.ts';
import type { Outside } from '../outside.ts';

/** The page of the rules that is named, else the one of this clone. */
export function rulesPageFor(outside: Pick<Outside, 'environment'>): string | null {
  const ours = new URL('../../../../docs/rules.md', import.meta.url);
  return rulesPageOf(outside) ?? (existsSync(ours) ? ours.href : null);
}
