import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { changedGroups, groups, isOf, leftOutProjects, leftOutTests } from './slow-test-groups.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

describe('the third tier', () => {
  it.each(Object.entries(groups))('names paths that are there: %s', (_name, { tests, about }) => {
    expect([...tests, ...about].filter((path) => !existsSync(root + path))).toEqual([]);
  });

  it('leaves out its tests at a push, but those of the groups that are asked for, and none before a release', () => {
    const [first] = groups.upgrades.tests;
    expect(leftOutTests({})).toContain(first);
    expect(leftOutTests({ WHOLE: 'postgres,upgrades' })).not.toContain(first);
    expect(leftOutTests({ WHOLE: 'upgrades' })).toContain(groups.documents.tests[0]);
    expect(leftOutTests({ WHOLE: '1' })).toEqual([]);
  });

  it('leaves out whole projects of stories in the same way', () => {
    expect(leftOutProjects({})).toEqual(['postgres', 'accessibility', 'chromium']);
    expect(leftOutProjects({ WHOLE: 'screens' })).not.toContain('accessibility');
    expect(leftOutProjects({ WHOLE: '1' })).toEqual([]);
  });

  it('knows the tests of a group by their file or their project', () => {
    const file = 'apps/server/src/store/upgrade/upgrade.test.ts';
    expect(isOf('upgrades', { file })).toBe(true);
    expect(isOf('documents', { file })).toBe(false);
    expect(
      isOf('chromiumAgain', { file: 'e2e/src/engines/harm.story.ts', project: 'chromium' }),
    ).toBe(true);
  });

  it('knows which groups have changed since all tests were green', () => {
    expect(Object.keys(groups)).toEqual(expect.arrayContaining(changedGroups({})));
    expect(changedGroups({ upgrades: 'as it never was' })).toContain('upgrades');
  });
});
