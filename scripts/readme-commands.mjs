/**
 * `node scripts/readme-commands.mjs [PAGE…]`: runs every command of README.md and docs/commands.md, or of the given
 * pages, in a fresh clone of the last commit with an empty home. Each line of a fenced block is a command; `needs`
 * holds the files and options it needs. Takes some minutes and needs the npm registry.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './run-program.mjs';

const place = mkdtempSync(join(tmpdir(), 'vernacular-readme-'));
const clone = join(place, 'vernacular');

/** Time limit for a command, in milliseconds. */
const patience = 10 * 60_000;

const text = 'Photosynthesis turns light into food inside the chloroplasts. Every leaf does it.';
const answers = ['Dana', '3', text, text, 'Leaves make food.', text, '2'];

/**
 * How to run each command: values for its placeholders, its input, and the expected exit code (default 0) and output.
 * A command with `staysUp` serves pages at that port until it is stopped.
 */
const needs = [
  [/npm test$/u, { leftOut: 'the caller runs it' }],
  [/npm start$/u, { staysUp: 'PORT' }],
  [/npm run dev$/u, { staysUp: 'SITE_PORT' }],
  // The published file is 27 MB and verified by its checksum, so no small file can replace it: both commands must
  // fail with a message.
  [
    /install$/u,
    { more: ['--url', 'http://127.0.0.1:9'], code: 1, says: /vernacular: .*127\.0\.0\.1/u },
  ],
  [
    /install --from/u,
    { fill: { FOLDER: 'empty' }, code: 1, says: /vernacular: .*GeneralData_2012\.csv/u },
  ],
  [
    /dictionaries -- build/u,
    { more: ['--language', 'en', '--from', 'essays', '--code', 'Mine2020_2024'] },
  ],
  [/ play /u, { stdin: answers.map((answer) => `${answer}\n\n`).join('') }],
  // The data sets are not in the project: an empty folder is refused.
  [/evaluate -- /u, { fill: { DIR: 'empty' }, code: 1, says: /holds no data set/u }],
  [/ backup /u, { fill: { FILE: 'site.backup' } }],
  [/ restore /u, { fill: { FILE: 'site.backup' }, more: ['--force'] }],
];

const given = process.argv.slice(2);
const pages = given.length > 0 ? given : ['README.md', 'docs/commands.md'];

const commandsOf = (page) =>
  [...page.matchAll(/^```\n(.*?)^```$/gmsu)].flatMap(([, block]) => block.trim().split('\n'));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const env = {
  PATH: process.env.PATH,
  HOME: join(place, 'home'),
  // The machine's npm cache is used, as it is not part of a home folder.
  npm_config_cache: spawnSync('npm', ['config', 'get', 'cache'], {
    encoding: 'utf8',
  }).stdout.trim(),
  PORT: String(await freePort()),
  SITE_PORT: String(await freePort()),
};

function prepare() {
  spawnSync('git', ['clone', '--quiet', '--no-local', root, clone], { stdio: 'inherit' });
  for (const folder of ['essays', 'before', 'after', 'empty', '../home'])
    mkdirSync(join(clone, folder));
  for (const file of ['essays/leaf.txt', 'before/maya.txt', 'after/maya.txt'])
    writeFileSync(join(clone, file), text);
}

async function writeWordFiles() {
  const built = pathToFileURL(join(clone, 'packages/documents/dist/index.js')).href;
  const { writeInstructionsDocument } = await import(built);
  const document = await writeInstructionsDocument();
  for (const file of ['press-release.docx', 'essays/leaf.docx'])
    writeFileSync(join(clone, file), document);
}

function endGroup({ pid }, signal) {
  if (pid !== undefined) process.kill(-pid, signal);
}

function hasMembers({ pid }) {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

function start(line) {
  // A process group of its own, so that all its child processes end with it.
  const child = spawn('sh', ['-c', line], { cwd: clone, env, detached: true });
  const run = { child, said: '', code: undefined };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (run.said += chunk));
  const limit = setTimeout(() => endGroup(child, 'SIGKILL'), patience);
  run.ended = new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit);
      run.code = code;
      resolve();
    });
  });
  return run;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
const answersAt = (port, path) =>
  fetch(`http://localhost:${env[port]}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

async function visit(run, port) {
  while (run.code === undefined && !(await answersAt(port, '/healthz'))) await pause();
  const isUp = run.code === undefined && (await answersAt(port, '/'));
  if (run.code === undefined) endGroup(run.child, 'SIGINT');
  await run.ended;
  // Bounded, because a zombie process counts as running, too.
  for (let tries = 0; tries < 40 && hasMembers(run.child); tries += 1) await pause();
  return isUp;
}

async function judge(command) {
  const need = Object.assign(
    {},
    ...needs.filter(([of]) => of.test(command)).map(([, each]) => each),
  );
  if (need.leftOut) return console.log(`left out  ${command}: ${need.leftOut}`);
  if (command.includes('.docx')) await writeWordFiles();
  const filled = Object.entries(need.fill ?? {}).reduce(
    (line, [word, value]) => line.replace(word, value),
    command,
  );
  const run = start([filled, ...(need.more ?? [])].join(' '));
  run.child.stdin.end(need.stdin ?? '');
  const isUp = need.staysUp ? await visit(run, need.staysUp) : true;
  await run.ended;
  const isRight =
    isUp && (need.staysUp || run.code === (need.code ?? 0)) && (need.says?.test(run.said) ?? true);
  console.log(`${isRight ? 'works' : 'FAILS'}     ${filled}`);
  return isRight ? null : `${filled} ended with ${run.code}:\n${run.said.slice(-2000)}`;
}

try {
  prepare();
  const wrong = [];
  const commands = pages.flatMap((page) => commandsOf(readFileSync(join(clone, page), 'utf8')));
  for (const command of commands) {
    const found = await judge(command);
    if (found) wrong.push(found);
  }
  for (const each of wrong) console.error(`\n${each}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  rmSync(place, { recursive: true, force: true });
}
