/**
 * `npm run weigh`: the lines of code in each package, product and tests apart, as a table; `npm run weigh -- REF`
 * compares with an earlier commit. Counts the committed lines of TypeScript, JavaScript, CSS, shell, R and Python,
 * comments and empty lines included, but no data (JSON, text, Markdown).
 */
import { spawnSync } from 'node:child_process';

import { root } from './run-program.mjs';

const code = /\.(?:tsx?|mts|mjs|js|css|sh|R|py)$/u;
const test = /\.(?:test|story)\.[a-z]+$|(?:^|\/)(?:testing|hosts|transcripts)\/|-for-tests|^e2e\//u;

const git = (...args) => {
  const { stdout, status } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`git ${args[0]} failed`);
  return stdout;
};

const roomOf = (path) => /^(?:apps|packages)\/[^/]+|^[^/]+/u.exec(path)[0];

function weigh(ref) {
  const rooms = new Map();
  // An empty pattern matches every line, so this counts lines; an empty file is not listed.
  const counts = git('grep', '-c', '', ref, '--', '.').trim().split('\n');
  for (const line of counts) {
    const [, path, lines] = /^[^:]+:(.+):(\d+)$/u.exec(line) ?? [];
    if (path === undefined || !code.test(path)) continue;
    const room = rooms.get(roomOf(path)) ?? { product: 0, tests: 0 };
    room[test.test(path) ? 'tests' : 'product'] += Number(lines);
    rooms.set(roomOf(path), room);
  }
  return rooms;
}

const none = { product: 0, tests: 0 };
const [earlier] = process.argv.slice(2);
const now = weigh('HEAD');
const before = earlier === undefined ? new Map() : weigh(earlier);
const names = [...new Set([...now.keys(), ...before.keys()])].sort((a, b) => a.localeCompare(b));
const sum = (rooms, kind) => [...rooms.values()].reduce((total, room) => total + room[kind], 0);

const row = (name, was, is) =>
  earlier === undefined
    ? [name, is.product, is.tests]
    : [name, was.product, is.product, is.product - was.product, is.tests - was.tests];
const head =
  earlier === undefined
    ? ['room', 'product', 'tests']
    : ['room', `product at ${earlier}`, 'product now', 'more', 'tests more'];
const total = (rooms) => ({ product: sum(rooms, 'product'), tests: sum(rooms, 'tests') });
const rows = [
  ...names.map((name) => row(name, before.get(name) ?? none, now.get(name) ?? none)),
  row('all', total(before), total(now)),
];
for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
