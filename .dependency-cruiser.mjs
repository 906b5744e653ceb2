/**
 * The table of docs/architecture.md, as rules: which room may import which.
 * A room is a folder with a package.json; a room not named here may import nothing of ours.
 */
const mayImport = {
  'packages/analyzer': [],
  'packages/documents': [],
  'packages/dialogue': [],
  'packages/accessibility-widget': [],
  'packages/dictionaries': ['packages/analyzer', 'packages/documents'],
  'packages/exercises': ['packages/dialogue', 'packages/analyzer'],
  'packages/coach': ['packages/analyzer', 'packages/exercises'],
  'packages/contract': ['packages/analyzer', 'packages/exercises'],
  'apps/server': ['packages/(?!accessibility-widget)[^/]+'],
  'apps/web': ['packages/(analyzer|dictionaries|exercises|contract|accessibility-widget)'],
  'apps/cli': ['packages/(analyzer|dictionaries|documents|dialogue|exercises|coach)'],
  'packages/postgres-for-tests': [],
  e2e: ['packages/postgres-for-tests'],
  benchmarks: ['packages/[^/]+'],
};

const pure =
  'packages/(analyzer|dialogue|exercises|contract)|packages/dictionaries/src/(?!node/)|packages/coach/src/(?!llm/)';
const test = '\\.test\\.tsx?$';

/** What the conversations are made of; every other folder of that room is one of them. */
const partsOfExercises = 'coach|exercise|grade|phrases|session|steps|turn|wire';

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
    {
      name: 'pure-rooms-touch-nothing-outside',
      comment: 'Pure rooms run in a browser, a worker and a server alike.',
      severity: 'error',
      from: { path: `^(${pure})`, pathNot: test },
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
      from: { path: '^packages/exercises/src/([^/]+)/' },
      to: {
        path: '^packages/exercises/src/[^/]+/',
        pathNot: `^packages/exercises/src/($1|${partsOfExercises})/`,
      },
    },
    {
      name: 'test-servers-stay-in-tests',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: [test, '^packages/postgres-for-tests/', '\\.suite\\.ts$'],
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
      // React Aria's packages name `source` files that they do not ship; Vite and Node take other conditions.
      to: { couldNotResolve: true, pathNot: '\\?(worker|url|raw|inline)|^react-aria|^node$' },
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
    exclude: { path: '(^|/)(dist|dist-types|node_modules)/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
