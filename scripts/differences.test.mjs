/** docs/differences.md names every call, field and constant in which the product differs from its specification. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

import { interactionTables } from '../apps/server/src/store/schema/interaction-tables.ts';
import { scoreFeedback } from '../packages/analyzer/src/index.ts';
import * as contract from '../packages/contract/src/index.ts';
import {
  defaultCodes,
  displayPeriod,
  knownDictionaries,
} from '../packages/dictionaries/src/index.ts';
import { readableEndings } from '../packages/documents/src/readable-files/index.ts';
import { exercises, readHistory, writeHistory } from '../packages/exercises/src/index.ts';

import * as specification from './specified-names-for-tests.mjs';

const { each } = specification;
const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/differences.md');
const named = new Set([...page.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

const columnsOfShares = /shares: \{(.*?)\n {2}\}/s.exec(
  read('apps/server/src/store/schema/schema.ts'),
)[1];

const fieldsOf = (schema) => Object.keys(schema.shape).join(' ');
const historyOf = (exercise) => {
  const { history } = readHistory(exercise, { edition: 'full', language: 'en' }, {});
  return Object.keys(writeHistory(exercise, history)).join(' ');
};
/** What it is, the names of the specification, the names of the product. */
const names = [
  [
    'calls',
    specification.calls,
    [...Object.values(contract), ...contract.exerciseCalls]
      .filter((call) => call?.method && call.path && call.summary)
      .map(({ method, path }) => `${method} ${path}`),
  ],
  ...exercises.map((exercise) => [
    `history of ${exercise.name}`,
    each(specification.histories[exercise.name]),
    each(historyOf(exercise)),
  ]),
  ['tables', Object.keys(specification.tables), interactionTables.map(({ table }) => table)],
  ...interactionTables
    .filter(({ table }) => table in specification.tables)
    .map(({ table, columns }) => [table, each(specification.tables[table]), Object.keys(columns)]),
  [
    'shares',
    each(specification.shares),
    [...columnsOfShares.matchAll(/^ +(\w+):/gm)].map(([, name]) => name),
  ],
  ['grading result', each(specification.result), each(fieldsOf(contract.gradeCall.reply))],
  [
    'message',
    each(specification.message),
    each(fieldsOf(contract.exerciseCalls[0].reply.shape.messages.element)),
  ],
];

const inFile = (path, pattern) => pattern.exec(read(path))?.[1];
const web = (path, pattern) => inFile(`apps/web/src/${path}`, pattern);
const authJs = createRequire(import.meta.url).resolve('@supabase/auth-js');
const inAuthJs = (path, pattern) => pattern.exec(readFileSync(authJs.replace('index.js', path)))[1];
const periods = knownDictionaries.filter(({ code }) => /^English\d/u.test(code));
const finish = (name) => exercises.find((exercise) => exercise.name === name).finishes.stage;
/** Name, what the specification says, what the product has. */
const constants = [
  ['stage of half-life', 8, finish('half-life')],
  ['stage of persuasive', 15, finish('persuasive')],
  ['stage of ethics', 6, finish('ethics')],
  [
    'betweenMessages',
    '1000',
    web('features/conversation/state/use-conversation.ts', /betweenMessages = (\d+)/),
  ],
  ['beforeLeaving', '3000', web('features/register/register-screen.tsx', /beforeLeaving = (\d+)/)],
  ['shownFor', '1500', web('parts/copy-button/copy-button.tsx', /shownFor = (\d+)/)],
  ['year', '365 * 24 * 60 * 60', web('platform/storage/consent-cookies.ts', /year = ([\d *]+)/)],
  ['--anchor-offset', '100px', web('styles/tokens.css', /--anchor-offset: (\w+)/)],
  [
    'max-block-size',
    '200px',
    web('features/conversation/answer/composer.module.css', /max-block-size: (.+);/),
  ],
  [
    'min-block-size',
    '200px',
    web('features/analyser/editor/writing-box.module.css', /min-block-size: (.+);/),
  ],
  ['limits.article', 15 * 1024 * 1024, contract.limits.article],
  ['limits.group', 15 * 1024 * 1024, contract.limits.group],
  ['readableEndings', 'docx txt', readableEndings.toSorted().join(' ')],
  ['passwordLimits', undefined, contract.passwordLimits],
  ['defaultCodes', 'English2021_2024', defaultCodes.en],
  ['periods', 10, periods.length],
  ['first period', '2012 - 2015', displayPeriod(periods.at(-1).period)],
  ['praise above 90', 'Nicely done!', scoreFeedback(91)],
  ['no praise for 90', 'Try to get it higher in the next round.', scoreFeedback(90)],
  ['tick', '30 * 1000', inAuthJs('lib/constants.js', /TICK_DURATION_MS = ([\d *]+)/)],
  ['ticks', '3', inAuthJs('lib/constants.js', /TICK_THRESHOLD = (\d+)/)],
  ['first retry', '200', inAuthJs('GoTrueClient.js', /sleep\)\((\d+) \* Math\.pow\(2/)],
  [
    'NETWORK_ERROR_CODES',
    '502, 503, 504',
    inAuthJs('lib/fetch.js', /NETWORK_ERROR_CODES = \[(.+)\]/),
  ],
];

it.each(names)('%s: what is not as specified is named', (_what, specified, ours) => {
  const differing = [
    ...specified.filter((name) => !ours.includes(name)),
    ...ours.filter((name) => !specified.includes(name)),
  ].map((name) => name.replace(/^[A-Z]+ /u, ''));
  expect(differing.filter((name) => !named.has(name))).toEqual([]);
});

it.each(constants)('%s is as specified, or named', (name, specified, ours) => {
  expect(named.has(name) ? specified : ours).toEqual(specified);
});

const namesFiles = (line) => {
  const files = [...line.matchAll(/`((?:apps|packages|docs)\/[^`]+)`/g)].map(([, file]) => file);
  return files.length > 0 && files.every((file) => existsSync(new URL(file, root)));
};

it('each line names files that are there', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.filter((line) => !namesFiles(line))).toEqual([]);
});
