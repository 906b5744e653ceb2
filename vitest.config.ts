import { fileURLToPath } from 'node:url';

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { leftOutTests } from './scripts/slow-test-groups.mjs';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The conditions of Node itself: the files behind `module` are for bundlers.
const source = { conditions: ['source', 'node', 'development|production'] };

/** In milliseconds: long enough for a busy machine, yet a test that hangs is still found. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As for the browser stories: a test that passes only at a second try is named at the end of `npm test`.
  retry: process.env['CI'] === 'true' ? 1 : 0,
};

/**
 * Test files of one worker share their modules: loading them anew for each file took more than half of the time. So a
 * test must undo its changes; mocks and stubs are restored automatically.
 */
const together: TestOptions = {
  pool: 'threads',
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};
/** For packages that start programs, stub the environment or load native code: processes instead of threads. */
const inOneProcess: TestOptions = { ...together, pool: 'forks' };

const leftOutOf = (root: string) => [
  ...(process.env['CLIENTS'] === '1' ? [] : ['src/**/*.client.test.ts']),
  ...leftOutTests()
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => path.slice(root.length + 1))
    .map((path) => (path.includes('.test.') ? path : `${path}/**`)),
];

/** One project per package, so that `npx vitest run --project analyzer` tests one package alone. */
const room = (root: string, more: TestOptions = together) => ({
  resolve: source,
  ssr: { resolve: source },
  test: {
    name: root.split('/').at(-1)!,
    root,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: leftOutOf(root),
    ...patience,
    ...more,
  },
});

/**
 * The site resolves our packages by its own Vite plugin: React Aria's packages have a `source` condition too, which
 * names files they do not ship.
 */
const web = (name: string, which: TestOptions) => ({
  extends: './apps/web/vite.config.ts',
  test: {
    name,
    root: 'apps/web',
    environment: 'jsdom' as const,
    setupFiles: [fileOf('apps/web/src/clean-slate-for-tests.ts')],
    ...patience,
    ...which,
  },
});

/**
 * Screens that sign people in run apart from the others, because the account client keeps its state as long as its
 * module.
 */
const signingIn = [
  'src/app/{consent,shell}/**/*.test.{ts,tsx}',
  'src/features/{login,register,profile,own-dictionaries}/**/*.test.{ts,tsx}',
  'src/parts/two-step/**/*.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/*-for-tests.{ts,tsx}', '**/testing/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      room('packages/analyzer'),
      room('packages/dictionaries'),
      room('packages/documents'),
      room('packages/dialogue'),
      room('packages/exercises'),
      room('packages/check'),
      room('packages/coach'),
      room('packages/contract'),
      room('packages/reader-statistics'),
      room('packages/postgres-for-tests'),
      room('packages/accessibility-widget', { ...together, environment: 'jsdom' }),
      room('packages/jargon-text', { ...together, environment: 'jsdom' }),
      room('apps/server', {
        ...inOneProcess,
        include: ['{src,client}/**/*.test.ts'],
        globalSetup: [fileOf('apps/server/src/testing/postgres-of-the-run-for-tests.ts')],
      }),
      room('apps/cli', {
        ...inOneProcess,
        globalSetup: [fileOf('apps/cli/src/dictionaries-of-the-run-for-tests.ts')],
        // `eventsource`, a dependency of the MCP client, has TypeScript under the condition `source`, which Node does
        // not run.
        server: { deps: { inline: [/@modelcontextprotocol\/client/, /eventsource/] } },
      }),
      room('apps/vscode', inOneProcess),
      room('benchmarks'),
      room('scripts', { include: ['*.test.mjs'] }),
      web('web', {
        ...together,
        include: ['{src,build}/**/*.test.{ts,tsx}'],
        exclude: signingIn,
      }),
      web('web-accounts', { ...inOneProcess, include: signingIn }),
    ],
  },
});
