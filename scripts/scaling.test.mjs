import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

it('computes what docs/scaling.md says', () => {
  const script = new URL('scaling.mjs', import.meta.url).pathname;
  const printed = execFileSync(process.execPath, [script, '--project'], { encoding: 'utf8' });
  const page = readFileSync(new URL('../docs/scaling.md', import.meta.url), 'utf8');
  expect(page).toContain(printed.trim());
});
