import { defineConfig } from 'vitest/config';

const source = { conditions: ['source', 'module', 'node', 'development|production'] };

/** A busy machine is no fault; a test that hangs is found out all the same. In milliseconds. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** One project a room, so that `npx vitest run --project analyzer` tests one room alone. */
const room = (root: string, environment: 'node' | 'jsdom' = 'node') => ({
  resolve: source,
  ssr: { resolve: source },
  test: {
    name: root.split('/').at(-1)!,
    root,
    environment,
    include: ['src/**/*.test.{ts,tsx}'],
    ...patience,
  },
});

/**
 * The site takes our packages by its own Vite plugin: React Aria's packages carry a `source`
 * condition too, which names files they do not ship.
 */
const web = {
  extends: './apps/web/vite.config.ts',
  test: {
    name: 'web',
    root: 'apps/web',
    environment: 'jsdom' as const,
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    ...patience,
  },
};

export default defineConfig({
  test: {
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      room('packages/analyzer'),
      room('packages/dictionaries'),
      room('packages/documents'),
      room('packages/dialogue'),
      room('packages/exercises'),
      room('packages/coach'),
      room('packages/contract'),
      room('packages/postgres-for-tests'),
      room('packages/accessibility-widget', 'jsdom'),
      room('apps/server'),
      room('apps/cli'),
      { test: { name: 'scripts', root: 'scripts', include: ['*.test.mjs'], ...patience } },
      web,
    ],
  },
});
