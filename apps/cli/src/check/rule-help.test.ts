import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ruleHelp } from './rule-help.ts';

const page = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');

describe.each(Object.entries(ruleHelp))('the page of the rules, on %s,', (id, said) => {
  it.each(Object.entries(said))('says its %s as the program does', (_part, sentence) => {
    const section = page.split(/^## /mu).find((one) => one.startsWith(`${id}\n`));
    expect(section?.replaceAll('`', '')).toContain(sentence);
  });
});
