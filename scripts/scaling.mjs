/**
 * `npm run scaling`: measures the processor time of each kind of request on one server, and computes how many servers
 * so many people need (docs/scaling.md). `--project` only computes, from the costs below. Linux only: it reads /proc.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from './build.mjs';
import { startSite } from './start-site.mjs';

const { values: wish } = parseArgs({
  options: {
    project: { type: 'boolean', default: false },
    people: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '400' },
  },
});

/** Requests of one active person in an hour, and the measured cost of each in milliseconds of processor time. */
const kinds = {
  page: { anHour: 12, cost: 2.73 },
  grade: { anHour: 10, cost: 3.87 },
  save: { anHour: 10, cost: 5.87 },
  chat: { anHour: 30, cost: 3.2 },
  readWork: { anHour: 10, cost: 1.63 },
};

/** The share of people active on the busiest day, and the share of those at work in its busiest hour. */
const activeOnBusiestDay = 0.1;
const inBusiestHour = 0.25;
/** Requests come in bursts: the busiest minute has this many times the mean of its hour. */
const bunching = 3;
/** The share of a core that a server may use, so that nobody waits long behind others. */
const load = 0.6;

const ticksASecond = 100;
const processorMilliseconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksASecond;
};

const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Raised rate limits, because one address sends more requests here than a class would. */
const much = { person: 1_000_000, address: 1_000_000 };
const fairShares = JSON.stringify({ grading: much, chat: much });

async function measure() {
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'vernacular-scaling-'));
  let site;
  try {
    site = await startSite({ DATA_DIR: dataDir, FAIR_SHARES: fairShares });
    const { address, pid } = site;
    const asked = async (path, init = {}) => {
      const reply = await fetch(`${address}${path}`, init);
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
      return text;
    };
    const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
    const person = { email: 'dana@example.org', password: 'a quiet walk in November', data };
    const { access_token: token } = JSON.parse(await asked('/auth/v1/signup', json(person)));
    const signedIn = { authorization: `Bearer ${token}` };
    const text = 'Enzymes are proteins that make reactions in the body fast. '.repeat(30);
    const form = () => {
      const body = new FormData();
      body.set('ContentTA', text);
      return body;
    };
    const turn = {
      currentStage: 3,
      studentName: 'Dana',
      targetAudience: '4',
      startTime: '2026-11-22T08:00:00.000Z',
      Messages: [{ Id: 'm', Text: text.slice(0, 600), IsStudent: true }],
    };
    const grade = '/api/TextGrading/Grade';
    const asks = {
      page: () => asked('/', { headers: { accept: 'text/html' } }),
      grade: () => asked(grade, { method: 'POST', body: form() }),
      save: () => asked(grade, { method: 'POST', body: form(), headers: signedIn }),
      chat: () => asked('/api/HalfLife', json(turn)),
      readWork: () => asked('/api/profile', { headers: signedIn }),
    };
    const requests = Number(wish.requests);
    for (const [kind, ask] of Object.entries(asks)) {
      const many = async (count) => {
        let left = count;
        const one = async () => {
          while (left-- > 0) await ask();
        };
        await Promise.all([one(), one(), one(), one()]);
      };
      await many(requests / 4);
      const before = processorMilliseconds(pid);
      await many(requests);
      kinds[kind].cost = (processorMilliseconds(pid) - before) / requests;
    }
    const { VmRSS } = Object.fromEntries(
      readFileSync(`/proc/${pid}/status`, 'utf8')
        .split('\n')
        .map((line) => line.split(/:\s+/)),
    );
    console.log(`Memory afterwards: ${VmRSS}.`);
  } finally {
    site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (!wish.project) await measure();

const people = Number(wish.people);
const atWork = people * activeOnBusiestDay * inBusiestHour;
let milliseconds = 0;
let rate = 0;
console.log(`\n${'request'.padEnd(10)} ms each  a second in the busiest minute`);
for (const [kind, { anHour, cost }] of Object.entries(kinds)) {
  const aSecond = (atWork * anHour * bunching) / 3600;
  milliseconds += aSecond * cost;
  rate += aSecond;
  console.log(
    `${kind.padEnd(10)} ${cost.toFixed(2).padStart(7)}  ${aSecond.toFixed(1).padStart(7)}`,
  );
}
const cores = milliseconds / 1000;
const servers = Math.max(2, Math.ceil(cores / load) + 1);
console.log(
  `\n${people} people, ${atWork} at work in the busiest hour: ${rate.toFixed(0)} requests a second, ` +
    `${cores.toFixed(2)} cores; ${servers} servers (one of them may be missing).`,
);
