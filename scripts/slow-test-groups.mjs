/**
 * The third tier of tests (docs/testing.md): slow ones, about what changes seldom. `npm run test:whole` runs all of
 * them; `npm test` runs the groups about which something has changed since they were green, and names the others.
 *
 *     npm run test:whole -- widget harm     these groups alone
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run-program.mjs';

const record = join(root, 'scripts/slow-test-groups.json');

const server = 'apps/server/src';
const stories = 'e2e/src';
const widget = 'packages/accessibility-widget/src';
/** The paths of files in a folder; `names` is one text with white space between them. */
const inside = (folder, names) => names.split(/\s+/u).map((name) => `${folder}/${name}`);

/**
 * `about` lists what a group tests, besides its `tests`; paths are from the root, and a folder stands for all its
 * files. `projects` are Playwright's; a `command` is not run by a test runner. A group `beforeRelease` is too slow
 * for a push: only `test:whole` runs it.
 */
export const groups = {
  upgrades: {
    says: 'databases of every earlier version, upgraded on both engines',
    tests: [`${server}/store/upgrade`, `${server}/store/backup/backup.test.ts`],
    about: [`${server}/store/migrations`, `${server}/store/backup`, `${server}/store/upgrade`],
  },
  postgres: {
    says: 'the routes and the accounts’ stories on PostgreSQL (the store is tested there at each push)',
    tests: [],
    projects: ['postgres'],
    about: [`${server}/store`, `${server}/testing/sites-for-tests.ts`],
  },
  hostility: {
    says: 'hostile values and forged forms on every route, a database that is away, sudden ends',
    tests: [`${server}/testing/hostility`],
    about: [`${server}/http`, `${server}/store`, `${server}/start.ts`, `${server}/testing`],
  },
  processes: {
    says: 'the built server and its commands as processes of their own',
    tests: inside(
      server,
      `main.test.ts run-command.test.ts ignore-epipe.test.ts dependencies/traces.test.ts
      coaching/research/research-command.test.ts people/operators/people-command.test.ts`,
    ),
    about: [
      ...inside(server, 'main.ts start.ts run-command.ts dependencies'),
      ...inside(server, 'coaching/research people/operators'),
      'docs/research',
    ],
  },
  ownDictionaries: {
    says: 'dictionaries of one’s own: the queue that counts texts, its routes, and two servers without a common folder',
    tests: inside(
      `${server}/analysis/own-dictionaries`,
      'own-dictionary-routes.test.ts build-queue.test.ts separate-data-folders.test.ts',
    ),
    about: [
      `${server}/analysis/own-dictionaries`,
      `${server}/store/own-dictionaries`,
      `${server}/testing/s3-server-for-tests.ts`,
      `${server}/dependencies/polling-worker.ts`,
      'packages/dictionaries/src',
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
    about: ['apps/vscode/src', 'apps/cli/src', 'apps/web/src/features/integrations/snippets'],
  },
  program: {
    says: 'the npm package of the command line, installed in an empty home',
    tests: ['scripts/packed-program.test.mjs'],
    about: [
      ...inside('apps/cli', 'src pack.config.mjs'),
      ...inside('packages', 'check/src dictionaries/src documents/src'),
      'scripts/npm-packaging.mjs',
    ],
  },
  deploy: {
    says: 'what `deploy` holds, behind nginx and Caddy and as a systemd unit; least privilege, a replica and a pooler on PostgreSQL',
    tests: inside(
      `${server}/testing/deploy`,
      `behind-nginx.test.ts deployed-files.test.ts least-privilege.test.ts monitoring.test.ts
      past-one-machine.test.ts planned-stop.test.ts`,
    ),
    about: [
      'deploy',
      ...inside(server, 'store/migrations store/postgres'),
      ...inside(`${server}/testing/deploy`, 'pgbouncer-for-tests.ts proxies-for-tests.ts'),
      ...inside(server, 'http/connections http/site/drain-on-close.ts start.ts'),
    ],
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
  screens: {
    says: 'every screen judged by axe, IBM’s checker and Alfa, walked by Tab and at 400 % zoom',
    tests: ['engines', 'features', 'menu', 'panel-contrast', 'reflow', 'screens'].map(
      (name) => `${stories}/accessibility/accessibility-${name}.story.ts`,
    ),
    projects: ['accessibility'],
    about: ['apps/web/src', 'apps/web/index.html', widget, `${stories}/accessibility`],
  },
  chromiumAgain: {
    beforeRelease: true,
    says: 'the engines’ stories in Chromium, which the other stories are told in',
    tests: [],
    projects: ['chromium'],
    about: [`${stories}/engines`],
  },
  harm: {
    beforeRelease: true,
    says: 'what adjustments of the menu hide on pages of others, in each engine',
    tests: [
      ...inside(`${stories}/engines`, 'adjustments.story.ts harm.story.ts icon-faces.story.ts'),
      `${stories}/widget/widget-harm.story.ts`,
    ],
    about: [widget, `${stories}/hosts`],
  },
  widget: {
    says: 'the menu on pages of others: frames, early presses, touch, zoom, own sets and keys, speech',
    tests: [
      ...inside(`${stories}/engines`, 'beneath.story.ts own-settings.story.ts'),
      ...inside(`${stories}/engines`, 'speech.story.ts way-back.story.ts'),
      ...'early extras filters font-size host hydration motion options says sets touch zoom'
        .split(' ')
        .map((name) => `${stories}/widget/widget-${name}.story.ts`),
    ],
    about: [widget, `${stories}/hosts`],
  },
  sixthConversation: {
    says: 'a conversation more, added to a copy of the project as its README says',
    tests: [`${stories}/conversation/sixth-conversation.story.ts`],
    about: ['packages/exercises/src', 'packages/exercises/README.md', `${stories}/sixth`],
  },
  nodes: {
    beforeRelease: true,
    says: 'the packages, the command line and the store on other versions of Node',
    tests: [],
    command: ['node', 'scripts/test-node-versions.mjs'],
    about: ['package.json', 'scripts/test-node-versions.mjs'],
  },
  readme: {
    beforeRelease: true,
    says: 'every command of README.md and docs/commands.md in a fresh clone with an empty home',
    tests: [],
    command: ['node', 'scripts/readme-commands.mjs'],
    about: ['README.md', 'docs/commands.md', 'package.json', 'scripts'],
  },
  benchmarks: {
    beforeRelease: true,
    says: 'each benchmark in its short form',
    tests: [],
    command: ['npm', 'run', '--silent', 'bench', '-w', 'benchmarks', '--', '--short'],
    about: ['benchmarks'],
  },
};

const isTest = /\.(?:test|story)\.[a-z]+$|slow-test-groups\.json$/u;
const filesIn = (path) =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path))
        .filter((name) => !['node_modules', 'dist', 'test-results'].includes(name))
        .sort()
        .flatMap((name) => filesIn(`${path}/${name}`))
    : [path];

/** The installed third-party packages with their versions; which workspace depends on which makes no difference. */
function installedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const others = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
  return JSON.stringify(others.map(([path, { version, integrity }]) => [path, version, integrity]));
}

function fingerprintOf({ tests, about }) {
  const read = about.flatMap(filesIn).filter((path) => !isTest.test(path));
  const hash = createHash('sha256').update(installedPackages());
  for (const path of [...tests.flatMap(filesIn), ...read])
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

const recorded = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

/** Names of the groups that have changed since they were recorded as green. */
export const changedGroups = (before = recorded()) =>
  Object.keys(groups).filter((name) => before[name] !== fingerprintOf(groups[name]));

/** The changed groups that `npm test` runs. */
export const groupsOfPush = () => changedGroups().filter((name) => !groups[name].beforeRelease);

/** Records the state on which these groups were green. */
export function recordGreen(names) {
  const fingerprints = { ...recorded() };
  for (const name of names) fingerprints[name] = fingerprintOf(groups[name]);
  writeFileSync(record, `${JSON.stringify(fingerprints, null, 2)}\n`);
}

/** Whether a test, by its file and Playwright project, belongs to a group. */
export const isOf = (name, { file, project }) =>
  groups[name].tests.some((path) => file === path || file.startsWith(`${path}/`)) ||
  (groups[name].projects ?? []).includes(project) ||
  (name === 'postgres' && file.startsWith(server));

const isWanted = ({ WHOLE = '' }, name) => WHOLE === '1' || WHOLE.split(',').includes(name);
const leftOut = (environment) =>
  Object.entries(groups).filter(([name]) => !isWanted(environment, name));

/** Test files and folders to leave out: WHOLE=1 leaves out none, WHOLE=a,b keeps those of the groups a and b. */
export const leftOutTests = (environment = process.env) =>
  leftOut(environment).flatMap(([, { tests }]) => tests);

export const leftOutProjects = (environment = process.env) =>
  leftOut(environment).flatMap(([, { projects = [] }]) => projects);
