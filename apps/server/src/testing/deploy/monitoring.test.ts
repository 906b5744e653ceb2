import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { openTestSite, type TestSite } from '../site-for-tests.ts';
import { deployed } from './deployed-files.ts';

const alerts = deployed('monitoring/alerts.yaml');
const rules = z
  .object({
    groups: z.tuple([
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'look']) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ]),
  })
  .transform(({ groups }) => groups[0].rules);
const board = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

const namesIn = (expression: string) =>
  (expression.match(/\b(?:vernacular|nodejs|process)_\w+/g) ?? []).map((name) =>
    name.replace(/_(?:bucket|count)$/, ''),
  );
const told = (printed: string) =>
  [...printed.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '');

const promtool = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

type Series = Readonly<Record<string, string>>;
const counted = (labels: string) => `vernacular_request_seconds_count{${labels}}`;
const within = (route: string, seconds: string) =>
  `vernacular_request_seconds_bucket{route="${route}",le="${seconds}"}`;

/** What promtool says to the expectation that an alert fires after 50 minutes of these numbers, or does not. */
async function expecting(isFiring: boolean, alert: string, series: Series) {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-alerts-'));
  const input_series = Object.entries(series).map(([name, values]) => ({ series: name, values }));
  const expr = `count(ALERTS{alertname="${alert}",alertstate="firing"})`;
  const exp_samples = isFiring ? [{ labels: '{}', value: 1 }] : [];
  const promql_expr_test = [{ expr, eval_time: '50m', exp_samples }];
  const tests = [{ interval: '1m', input_series, promql_expr_test }];
  await writeFile(join(folder, 'test.yaml'), JSON.stringify({ rule_files: [alerts], tests }));
  const end = promtool(['test', 'rules', join(folder, 'test.yaml')]);
  await rm(folder, { recursive: true });
  return end;
}

let site: TestSite;
let printed: string;
beforeAll(async () => {
  site = await openTestSite({ METRICS_PORT: '0' });
  const [, port] = /"port":(\d+),"msg":"metrics"/.exec(site.log()) ?? [];
  printed = await (await fetch(`http://localhost:${port}/metrics`)).text();
});
afterAll(() => site.close());

describe('alerts and dashboard', () => {
  it('ask for metrics that a server shows, and the dashboard for all of its own', async () => {
    const ofRules = rules
      .parse(parse(await readFile(alerts, 'utf8')))
      .flatMap(({ expr }) => namesIn(expr));
    const { panels } = board.parse(
      JSON.parse(await readFile(deployed('monitoring/dashboard.json'), 'utf8')),
    );
    const ofBoard = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    expect(ofRules.length).toBeGreaterThan(9);
    const shown = told(printed);
    expect([...ofRules, ...ofBoard].filter((name) => !shown.includes(name))).toEqual([]);
    const own = shown.filter((name) => name.startsWith('vernacular_'));
    expect([...new Set(ofBoard)]).toEqual(expect.arrayContaining(own));
  });
});

describe.skipIf(!existsSync('/usr/bin/promtool'))('promtool', () => {
  it('has nothing against the names of the metrics', () => {
    expect(promtool(['check', 'metrics'], printed)).toEqual({ status: 0, said: '' });
  });

  it('takes the rules', () => {
    expect(promtool(['check', 'rules', alerts])).toMatchObject({ status: 0 });
  });

  it.each<[string, Series]>([
    ['ServerDown', {}],
    ['ServerDown', { 'up{job="vernacular"}': '0x60' }],
    ['DatabaseAway', { vernacular_database_reachable: '0x60' }],
    ['RequestsFail', { [counted('status="200"')]: '0+90x60', [counted('status="503"')]: '0+9x60' }],
    ['AuditNotWritable', { vernacular_audit_writable: '0x60' }],
    ['DiskNearlyFull', { vernacular_disk_free_bytes: '9e8x60' }],
    [
      'RequestsSlow',
      {
        [within('/api/shares', '1')]: '0+5x60',
        [within('/api/shares', '5')]: '0+9x60',
        [within('/api/shares', '+Inf')]: '0+9x60',
      },
    ],
    ['EventLoopSlow', { 'nodejs_eventloop_lag_p99_seconds{job="vernacular"}': '0.6x60' }],
    ['TextsWait', { 'vernacular_waiting{line="large-texts"}': '21x60' }],
    ['ConnectionsWait', { 'vernacular_database_connections{state="waiting"}': '1x60' }],
    ['LettersDelayed', { 'vernacular_letters{state="delayed"}': '1x60' }],
    ['LettersGivenUp', { 'vernacular_letters{state="given_up"}': '0+1x60' }],
    [
      'BackupTooOld',
      { 'kube_cronjob_status_last_successful_time{cronjob="vernacular-backup"}': '-130000x60' },
    ],
  ])('fires %s on %j', async (alert, series) => {
    expect(await expecting(true, alert, series)).toMatchObject({ status: 0 });
  });

  it.each<[string, Series]>([
    ['ServerDown', { 'up{job="vernacular"}': '1x60' }],
    // One failure at night.
    [
      'RequestsFail',
      { [counted('status="200"')]: '0+9x60', [counted('status="500"')]: '0x48 1x9' },
    ],
    [
      'RequestsSlow',
      {
        [within('/api/:variant', '1')]: '0+5x60',
        [within('/api/:variant', '+Inf')]: '0+9x60',
      },
    ],
  ])('keeps %s silent on %j', async (alert, series) => {
    expect(await expecting(false, alert, series)).toMatchObject({ status: 0 });
  });
});
