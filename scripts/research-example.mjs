/**
 * `node scripts/research-example.mjs`, after a build: plays a study in every edition, as a guest and with an account,
 * over HTTP on a site of its own. Writes its exports, and what the two analysis scripts print about them, into
 * docs/research/example.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './run-program.mjs';
import { startSite } from './start-site.mjs';

const out = join(root, 'docs/research/example');
const dataDir = mkdtempSync(join(tmpdir(), 'vernacular-example-'));

const sentences = [
  'We study drinking water because many families depend on it.',
  'Our team measured it in forty homes over two years, and every family agreed before we began.',
  'The result was clear: a cheap coating kept the filters clean three times as long.',
  'Families may save money, but one town could be left out because its pipes are older.',
  'We do not yet know whether this holds in hard water, and we will test it next spring.',
];
const [long, short] = [sentences.join(' '), sentences[2]];
const five = [1, 2, 3, 4, 5];
const reflections = [1, 5, 4, 3, 2, short];
const [a, b, c] = ['filter', 'sieve', 'filter'];
const cells = [
  [a, b, c],
  [a, b],
  [a, b],
  ['1', a, b],
  [a, b, c],
];
/** The answers of each exercise: text, the number of an option counted from one, or the rows of a table. */
const answers = {
  'half-life': ['Dana', 3, long, long, short, long, 2],
  coherence: [
    long,
    ...five.flatMap((n) => [2, [cells[n - 1]], n === 1 ? `${long} ${short}` : 1]),
    ...reflections,
  ],
  'critical-thinking': [
    long,
    ...five.flatMap((n) => [short, n === 1 ? `${long} ${short}` : 1]),
    ...reflections,
  ],
};

const links = Object.keys(answers).flatMap((exercise) =>
  ['full', 'slim'].map((edition) => ({ exercise, edition, link: randomUUID() })),
);
const studies = Object.keys(answers).map((exercise) => ({
  name: `example-${exercise}`,
  title: { en: 'An example', he: 'דוגמה' },
  arms: links
    .filter((each) => each.exercise === exercise)
    .map(({ edition, link }) => ({ name: edition, exercise, edition, link })),
  consent: { version: '1', text: { en: 'Everything is kept.', he: 'הכול נשמר.' } },
}));
const studiesFile = join(dataDir, 'studies.json');
writeFileSync(studiesFile, JSON.stringify({ studies }));

const site = await startSite({
  DATA_DIR: dataDir,
  STUDIES: studiesFile,
  // One account plays every edition within a minute.
  FAIR_SHARES: JSON.stringify({ chat: { person: 1000, address: 3000, seconds: 60 } }),
});

async function post(path, body, token) {
  const reply = await fetch(`${site.address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

async function play({ exercise, link }, participantName, language, token) {
  const page = `/api/studies/${link}`;
  const { version, text } = (await (await fetch(`${site.address}${page}`)).json()).consent;
  const agreement = { version, language, text: text[language], participantName };
  const { consent } = await post(`${page}/consents`, agreement, token);
  let history = {};
  let options = [];
  const say = async (Messages, writing) => {
    const body = { ...history, language, isResearch: true, participantName, consent, Messages };
    const reply = await post(`/api/${link}`, { ...body, ...(writing && { writing }) }, token);
    history = reply.updatedHistory;
    const said = reply.messages.map((message) => message.Text).join('');
    options = [...said.matchAll(/data-value="([^"]*)"/gu)].map(([, value]) => value);
  };
  await say([]);
  for (const [at, answer] of answers[exercise].entries()) {
    const message = Array.isArray(answer)
      ? { Text: '', InputType: 'table', TableData: answer }
      : { Text: typeof answer === 'number' ? options[answer - 1] : answer };
    await say([{ Id: `m${at}`, IsStudent: true, ...message }], { pasted: 0, firstKey: 900 + at });
  }
}

try {
  const { access_token: token } = await post('/auth/v1/signup', {
    email: 'dana@example.org',
    password: 'seven calm herons at dusk',
    data: { acceptTermsPrivacyPolicy: true, rejectSaveData: false },
  });
  for (const place of links) {
    await play(place, `guest-${place.edition}`, 'en');
    await play(place, `member-${place.edition}`, 'he', token);
  }
  mkdirSync(out, { recursive: true });
  for (const exercise of Object.keys(answers)) {
    const file = (table) => join(out, `${exercise}-${table}.csv`);
    for (const table of ['participants', 'conversations', 'events', 'codebook']) {
      const options = { exercise, study: `example-${exercise}`, table, out: file(table) };
      const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
      execFileSync(
        process.execPath,
        [join(root, 'apps/server/dist/research.js'), 'export', ...args],
        { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' },
      );
      // An export is readable by its owner only; this one holds no real person's data.
      chmodSync(file(table), 0o644);
    }
    const tables = ['participants', 'conversations', 'events'].map(file);
    for (const [program, script] of [
      ['python3', 'analysis.py'],
      ['Rscript', 'analysis.R'],
    ])
      writeFileSync(
        join(out, `${exercise}-${script}.txt`),
        execFileSync(program, [join(root, 'docs/research', script), ...tables]),
      );
  }
} finally {
  site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
