/**
 * Tests of the third tier (docs/testing.md): slow, and about little that changes often. `npm run test:whole` runs all
 * of them; `npm test` those of which something has changed since that was last green, and names the rest.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const record = join(root, 'scripts/whole-tests.json');

/** What each group is about, beside its tests. All paths are from the root; a folder stands for all that is in it. */
export const groups = {
  upgrades: {
    says: 'databases of every earlier version, upgraded on both engines',
    tests: ['apps/server/src/store/upgrade', 'apps/server/src/store/backup/backup.test.ts'],
    about: [
      'apps/server/src/store/migrations',
      'apps/server/src/store/upgrade/migrate.ts',
      'apps/server/src/store/upgrade/add-missing-columns.ts',
      'apps/server/src/store/backup',
    ],
  },
  postgres: {
    says: 'the routes on PostgreSQL (the store is tested there at each push)',
    tests: [],
    about: ['apps/server/src/store', 'apps/server/src/testing/sites.suite.ts'],
  },
  hostility: {
    says: 'hostile values and forged forms on every route, a database that is away, sudden ends',
    tests: ['apps/server/src/testing/hostility'],
    about: ['apps/server/src/http', 'apps/server/src/store/engine', 'apps/server/src/start.ts'],
  },
  processes: {
    says: 'the built server and its commands as processes of their own: starting, ending, tracing, researching',
    tests: [
      'apps/server/src/main.test.ts',
      'apps/server/src/run-command.test.ts',
      'apps/server/src/closed-pipe.test.ts',
      'apps/server/src/outside/traces.test.ts',
      'apps/server/src/analysis/own-dictionaries/separate-data-folders.test.ts',
      'apps/server/src/coaching/research/research-command.test.ts',
      'apps/server/src/people/operators/people-command.test.ts',
    ],
    about: [
      'apps/server/src/main.ts',
      'apps/server/src/start.ts',
      'apps/server/src/run-command.ts',
      'apps/server/src/outside',
      'apps/server/src/coaching/research',
      'apps/server/src/people/operators',
      'docs/research',
    ],
  },
  dictionaries: {
    says: 'dictionaries made from the counts that come with it, whatever ends the program meanwhile',
    tests: ['packages/dictionaries/src/node/bundled/make-bundled.test.ts'],
    about: ['packages/dictionaries/src'],
  },
  editors: {
    says: 'the extension for VS Code, Neovim, and the command line as a process',
    tests: [
      'apps/vscode/src/extension.test.ts',
      'apps/cli/src/lsp/neovim.test.ts',
      'apps/cli/src/main.test.ts',
    ],
    about: [
      'apps/vscode/src',
      'apps/cli/src/lsp',
      'apps/cli/src/main.ts',
      'apps/web/src/features/integrations/snippets',
    ],
  },
  deploy: {
    says: 'what `deploy` holds, behind nginx and Caddy and as a systemd unit; least privilege on PostgreSQL',
    tests: [
      'apps/server/src/testing/deploy/behind-nginx.test.ts',
      'apps/server/src/testing/deploy/deployed-files.test.ts',
      'apps/server/src/testing/deploy/least-privilege.test.ts',
    ],
    about: ['deploy', 'apps/server/src/store/migrations'],
  },
  pipelines: {
    says: 'the GitHub Action and the hook for pre-commit',
    tests: ['scripts/pipelines.test.mjs'],
    about: ['action.yml', '.pre-commit-hooks.yaml', 'scripts/action.sh', 'apps/cli/src/check'],
  },
  documents: {
    says: 'files that are damaged in a thousand ways',
    tests: ['packages/documents/src/mutated-files.test.ts'],
    about: ['packages/documents/src'],
  },
};

const filesIn = (path) =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path))
        .sort()
        .flatMap((name) => filesIn(`${path}/${name}`))
    : [path];

/** One line for what a group is about and what its tests say. */
function fingerprintOf({ tests, about }) {
  const hash = createHash('sha256');
  for (const path of [...tests, ...about].flatMap(filesIn))
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

const recorded = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

/** The names of the groups about which something has changed since all tests were last green. */
export const changedGroups = (before = recorded()) =>
  Object.keys(groups).filter((name) => before[name] !== fingerprintOf(groups[name]));

/** Notes that all tests are green as things stand. */
export function recordWholeRun() {
  const fingerprints = Object.entries(groups).map(([name, group]) => [name, fingerprintOf(group)]);
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(fingerprints), null, 2)}\n`);
}

/** The test files and folders that the environment leaves out: WHOLE=1 leaves out none, WHOLE=a,b not those of these groups. */
export function leftOutTests({ WHOLE = '' } = process.env) {
  if (WHOLE === '1') return [];
  const wanted = WHOLE.split(',');
  return Object.entries(groups).flatMap(([name, { tests }]) =>
    wanted.includes(name) ? [] : tests,
  );
}
