import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The packages that each package may import, as in docs/architecture.md. List every package here: one that is missing
 * has no rule.
 */
const mayImport = {
  'packages/analyzer': [],
  'packages/documents': [],
  'packages/client': [],
  'packages/dialogue': [],
  'packages/reader-statistics': [],
  'packages/accessibility-widget': [],
  'packages/dictionaries': ['packages/analyzer', 'packages/documents'],
  'packages/exercises': ['packages/dialogue', 'packages/analyzer'],
  'packages/check': ['packages/analyzer'],
  'packages/coach': ['packages/analyzer', 'packages/check', 'packages/exercises'],
  'packages/jargon-text': ['packages/analyzer', 'packages/dictionaries'],
  'packages/contract': ['packages/analyzer', 'packages/exercises'],
  'apps/server': ['packages/(?!accessibility-widget)[^/]+'],
  'apps/web': [
    'packages/(analyzer|check|coach|dictionaries|documents|exercises|contract|accessibility-widget)',
  ],
  'apps/cli': [
    'packages/(analyzer|check|contract|dictionaries|documents|dialogue|exercises|coach)',
  ],
  'apps/vscode': [],
  'packages/postgres-for-tests': [],
  e2e: ['packages/postgres-for-tests'],
  benchmarks: ['packages/[^/]+'],
};

const pure =
  'packages/(analyzer|check|dialogue|exercises|contract|reader-statistics)|packages/dictionaries/src/(?!node/)|packages/coach/src/(?!llm/)';
const test = '\\.test\\.tsx?$';

/** Folders that all exercises share, lowest first. */
const belowExercises =
  'words answers checks turn coach grade exercise wire steps distress session'.split(' ');
/** Folders above those of the exercises. */
const aboveExercises = ['catalog', 'conversation', 'sharing'];
const exercises = '^packages/exercises/src/';
const inExercises = fileURLToPath(new URL('packages/exercises/src/', import.meta.url));
/** A folder with a `script.ts` is one exercise. */
const exerciseFolders = readdirSync(inExercises).filter((name) =>
  existsSync(join(inExercises, name, 'script.ts')),
);

const coach = '^packages/coach/src/';
const coachFolders = 'words text claims facts map local llm'.split(' ');

/**
 * Layers of the server and the folders of each, lowest first. A layer may import only lower layers, through their
 * index.ts; a folder may import only lower folders of its layer.
 */
const wings = {
  words: '',
  store:
    'schema files engine sqlite postgres secrets saved-work accounts studies own-dictionaries site migrations upgrade backup',
  dependencies: '',
  http: 'addresses failures routes rate-limit connections negotiation uploads logging metrics site health api-docs widget',
  people: 'audit accounts api-keys operators history sharing reader-tests profile',
  analysis:
    'own-dictionaries news-counts glossary workers dictionaries grading group-grading language-tool gauge',
  coaching: 'studies exercises research',
};
const server = '^apps/server/src/';
const tests = ['\\.test\\.ts$', '-for-tests\\.ts$', `${server}testing/`];
const names = Object.keys(wings);

/**
 * Rules by which a folder may import only from the folders before it in `list`; a folder that is not listed may
 * import from none of them.
 */
const inOrder = (what, place, list) => [
  ...list.map((name, at) => ({
    name: `${what}-${name}-takes-only-from-those-before-it`,
    severity: 'error',
    from: { path: `${place}${name}/`, pathNot: tests },
    to: {
      path: `${place}[^/]+/`,
      pathNot: list.slice(0, at + 1).map((other) => `${place}${other}/`),
    },
  })),
  {
    name: `${what}-has-no-folder-without-a-place`,
    severity: 'error',
    from: { path: `${place}(?!(?:${list.join('|')})/)([^/]+)/`, pathNot: tests },
    to: { path: `${place}[^/]+/`, pathNot: `${place}$1/` },
  },
];

const wingRules = [
  ...inOrder('server', server, names),
  ...names.flatMap((wing) =>
    inOrder(`server-${wing}`, `${server}${wing}/`, wings[wing].split(' ')),
  ),
  ...names.map((wing) => ({
    name: `server-${wing}-is-entered-by-its-door`,
    severity: 'error',
    from: { path: server, pathNot: `${server}${wing}/` },
    to: { path: `${server}${wing}/`, pathNot: `${server}${wing}/index\\.ts$` },
  })),
  {
    name: 'server-wings-import-nothing-from-above-and-not-their-own-door',
    severity: 'error',
    from: { path: `${server}(${names.join('|')})/`, pathNot: tests },
    to: { path: [`${server}[^/]+$`, `${server}$1/index\\.ts$`] },
  },
  {
    name: 'server-testing-is-for-tests',
    severity: 'error',
    from: { path: server, pathNot: tests },
    to: { path: `${server}testing/` },
  },
];

/**
 * Rules for a package with ordered folders. No folder imports the files at the root of its package, such as index.ts.
 */
const orderedPackage = (what, place, list) => [
  ...inOrder(what, place, list),
  {
    name: `${what}-folders-do-not-import-their-own-door`,
    severity: 'error',
    from: { path: `${place}[^/]+/`, pathNot: tests },
    to: { path: `${place}[^/]+$` },
  },
];

const packageRules = [
  ...orderedPackage('exercises', exercises, [
    ...belowExercises,
    ...exerciseFolders,
    ...aboveExercises,
  ]),
  ...orderedPackage('coach', coach, coachFolders),
];

const rooms = Object.entries(mayImport).map(([room, others]) => ({
  name: `${room.replace('/', '-')}-imports-only-its-neighbours`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(packages|apps|e2e|benchmarks)/',
    pathNot: [room, ...others].map((folder) => `^${folder}/`),
  },
}));

export default {
  forbidden: [
    ...rooms,
    ...wingRules,
    ...packageRules,
    {
      name: 'pure-rooms-touch-nothing-outside',
      comment: 'Pure rooms run in a browser, a worker and a server alike.',
      severity: 'error',
      from: { path: `^(${pure})`, pathNot: [test, '-for-tests\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'ui-knows-nothing-of-the-product',
      comment:
        'No call, no storage; the lint adds: no text of its own. What needs those is a part.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^packages/|^apps/web/src/(?!ui/)' },
    },
    {
      name: 'parts-stand-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/(parts|platform)/', pathNot: test },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'platform-draws-nothing',
      severity: 'error',
      from: { path: '^apps/web/src/platform/', pathNot: test },
      to: { path: '^apps/web/src/(parts|ui)/' },
    },
    {
      name: 'exercises-never-import-each-other',
      severity: 'error',
      from: { path: `${exercises}(${exerciseFolders.join('|')})/`, pathNot: test },
      to: { path: `${exercises}(${exerciseFolders.join('|')})/`, pathNot: `${exercises}$1/` },
    },
    {
      name: 'test-servers-stay-in-tests',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: [test, '^packages/postgres-for-tests/', '-for-tests\\.ts$'],
      },
      to: { path: '^packages/postgres-for-tests/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'A deep import past a package’s exports does not resolve, and is caught here.',
      severity: 'error',
      from: {},
      // React Aria's packages name `source` files that they do not ship; Vite and Node use other conditions. SARIF
      // and VS Code are packages of types only.
      to: {
        couldNotResolve: true,
        pathNot: '\\?(worker|url|raw|inline)|^virtual:|^react-aria|^node$|^sarif$|^vscode$',
      },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-package|dist-site|dist-types|node_modules)/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
