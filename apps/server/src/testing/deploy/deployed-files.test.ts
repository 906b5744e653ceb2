import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

import { readConfig, settingNames } from '../../dependencies/index.ts';
import { deployed } from './deployed-files.ts';

const execute = promisify(execFile);
interface End {
  readonly code?: number;
  readonly stdout: string;
  readonly stderr: string;
}
/** How a program ended that did not end with 0. */
const endOf = (error: End) => error;

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const read = (name: string) => readFile(deployed(name), 'utf8');

describe('the Dockerfile', async () => {
  const lines = (await read('Dockerfile'))
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const all = (order: string) => lines.filter((line) => line.startsWith(`${order} `));

  // The rules of hadolint that have to do with what it says.
  it.each<[string, () => boolean]>([
    [
      'pins its base (DL3006, DL3007)',
      () => all('FROM').every((line) => /:\d+\.\d+\.\d+-/.test(line)),
    ],
    ['builds in one stage and keeps another', () => all('FROM').length === 2],
    ['copies, and adds nothing from elsewhere (DL3020)', () => all('ADD').length === 0],
    [
      'works in absolute folders (DL3000, DL3003)',
      () =>
        all('WORKDIR').every((line) => line.startsWith('WORKDIR /')) &&
        !all('RUN').some((line) => /\bcd /.test(line)),
    ],
    [
      'is no superuser in the end (DL3002), by number',
      () => /^USER [1-9]\d*:[1-9]\d*$/.test(all('USER').at(-1) ?? ''),
    ],
    [
      'starts a program, not a shell (DL3025)',
      () => all('CMD').every((line) => /^CMD \[.*\]$/.test(line)) && all('ENTRYPOINT').length === 0,
    ],
    [
      'says once how its health is asked (DL3012)',
      () => all('HEALTHCHECK').length === 1 && lines.join().includes('/healthz'),
    ],
    [
      'installs nothing by name, so nothing unpinned (DL3008, DL3016)',
      () => !/apt-get|npm (i|install) /.test(lines.join()),
    ],
    ['asks for no more than it needs (DL3004)', () => !/sudo|chmod 777/.test(lines.join())],
    ['is reached from outside the container', () => lines.join().includes('HOST=0.0.0.0')],
  ])('%s', (_rule, holds) => expect(holds()).toBe(true));

  it.each(['people', 'db', 'research'])('has npm run %s, without sources', async (command) => {
    const image = await mkdtemp(join(tmpdir(), 'vernacular-image-'));
    const copied = all('COPY').map((line) => line.split(' ').at(-1) ?? '');
    expect(copied).toEqual(expect.arrayContaining(['./', './scripts', './apps/server']));
    for (const name of ['package.json', 'scripts', 'apps/server/package.json', 'apps/server/dist'])
      await cp(join(root, name), join(image, name), { recursive: true });
    for (const name of ['node_modules', 'packages'])
      await symlink(join(root, name), join(image, name));
    await symlink(join(root, 'apps/server/node_modules'), join(image, 'apps/server/node_modules'));
    const { code, stderr }: End = await execute('npm', ['run', '-s', command, '--', 'frobnicate'], {
      cwd: image,
      env: { PATH: process.env['PATH'], HOME: '/nonexistent' },
    }).catch(endOf);
    await rm(image, { recursive: true });
    expect([code, stderr]).toEqual([2, expect.stringContaining('Usage: npm run')]);
  });
});

const container = z.looseObject({
  image: z.literal('vernacular'),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const probe = (path: string) =>
  z.looseObject({ httpGet: z.object({ path: z.literal(path), port: z.literal('http') }) });
const pod = <T extends z.ZodType>(containers: T) =>
  z.looseObject({
    metadata: z.object({ labels: z.object({ app: z.string() }) }),
    spec: z.looseObject({
      automountServiceAccountToken: z.literal(false),
      securityContext: z.looseObject({
        runAsNonRoot: z.literal(true),
        seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
      }),
      containers: z.tuple([containers]),
    }),
  });
const claim = z.looseObject({
  accessModes: z.array(z.string()).min(1),
  resources: z.object({ requests: z.object({ storage: z.string() }) }),
});
const selector = z.object({ matchLabels: z.object({ app: z.literal('vernacular') }) });

/** What must be there beyond what the schemas of Kubernetes ask. */
const needed: Readonly<Record<string, z.ZodType>> = {
  Namespace: z.looseObject({}),
  ConfigMap: z.looseObject({ data: z.record(z.string(), z.string()) }),
  Secret: z.looseObject({ stringData: z.record(z.string(), z.string()) }),
  Service: z.looseObject({ spec: z.looseObject({ selector: selector.shape.matchLabels }) }),
  Ingress: z.looseObject({ spec: z.looseObject({ tls: z.array(z.unknown()).min(1) }) }),
  PodDisruptionBudget: z.looseObject({
    spec: z.object({ minAvailable: z.number().min(1), selector }),
  }),
  HorizontalPodAutoscaler: z.looseObject({
    spec: z.looseObject({
      scaleTargetRef: z.object({
        apiVersion: z.literal('apps/v1'),
        kind: z.literal('StatefulSet'),
        name: z.literal('vernacular'),
      }),
      minReplicas: z.number().min(2),
    }),
  }),
  NetworkPolicy: z.looseObject({
    spec: z.looseObject({
      podSelector: z.looseObject({}),
      policyTypes: z.array(z.string()).min(1),
    }),
  }),
  Job: z.looseObject({ spec: z.looseObject({ template: pod(container) }) }),
  PersistentVolumeClaim: z.looseObject({ spec: claim }),
  CronJob: z.looseObject({
    spec: z.looseObject({
      jobTemplate: z.object({ spec: z.looseObject({ template: pod(container) }) }),
    }),
  }),
  StatefulSet: z.looseObject({
    spec: z.looseObject({
      volumeClaimTemplates: z.tuple([
        z.object({ metadata: z.object({ name: z.literal('data') }), spec: claim }),
      ]),
      selector,
      template: pod(
        container.extend({
          startupProbe: probe('/healthz'),
          livenessProbe: probe('/healthz'),
          readinessProbe: probe('/readyz?exclude=database'),
        }),
      ),
    }),
  }),
};

describe('the manifests for Kubernetes', async () => {
  const folder = deployed('kubernetes');
  const names = (await readdir(folder)).filter((name) => name !== 'kustomization.yaml');
  const documents = (
    await Promise.all(
      names.map(async (name) =>
        parseAllDocuments(await readFile(join(folder, name), 'utf8')).map((document) => {
          const object = document.toJS() as { kind: string; metadata: { name: string } };
          return { name, title: `${object.kind} ${object.metadata.name}`, object };
        }),
      ),
    )
  ).flat();
  const find = (kind: string, called: string) =>
    documents.find(({ title }) => title === `${kind} ${called}`)?.object as never;

  it('are all listed', async () => {
    const { resources } = parse(await read('kubernetes/kustomization.yaml')) as {
      resources: string[];
    };
    expect([...resources, 'secret.example.yaml'].toSorted()).toEqual(names.toSorted());
  });
  it.each(documents)('$title has what it needs', ({ object }) => {
    expect(needed[object.kind]?.safeParse(object).error).toBe(undefined);
  });
  it('set what the site knows, and give it time to end', () => {
    const settings = {
      ...(find('ConfigMap', 'vernacular') as { data: Record<string, string> }).data,
      ...(find('Secret', 'vernacular-server') as { stringData: Record<string, string> }).stringData,
      SECRETS_KEY: 'x'.repeat(44),
    };
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
    const { DRAIN_NOTICE = NaN, DRAIN_SECONDS, TRUST_PROXY } = readConfig(settings);
    const { spec } = find('StatefulSet', 'vernacular') as {
      spec: { template: { spec: { terminationGracePeriodSeconds: number } } };
    };
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
      DRAIN_NOTICE + DRAIN_SECONDS,
    );
    expect(TRUST_PROXY).toBe(1);
  });
  it('let Prometheus find the port that the settings give the metrics', () => {
    const { data } = find('ConfigMap', 'vernacular') as { data: Record<string, string> };
    const { spec } = find('StatefulSet', 'vernacular') as {
      spec: {
        template: {
          metadata: { annotations: Record<string, string> };
          spec: { containers: { ports: unknown[] }[] };
        };
      };
    };
    const { metadata, spec: inPod } = spec.template;
    const port = data['METRICS_PORT'] ?? '';
    expect(metadata.annotations['prometheus.io/port']).toBe(port);
    expect(inPod.containers[0]?.ports).toContainEqual({
      name: 'metrics',
      containerPort: Number(port),
    });
    expect(JSON.stringify(find('NetworkPolicy', 'servers'))).toContain(`"port":${port}`);
  });
});

describe('the compose file', async () => {
  const service = z.looseObject({
    image: z.string(),
    read_only: z.boolean().optional(),
    environment: z.record(z.string(), z.string()).optional(),
    stop_grace_period: z.string().optional(),
  });
  const { services } = z
    .looseObject({ services: z.record(z.string(), service) })
    .parse(parse(await read('compose.yaml'), { merge: true }));

  it('runs two servers with the lesser role behind one proxy, and migrates as the owner', () => {
    expect(Object.keys(services).toSorted()).toEqual([
      'backup',
      'database',
      'migrate',
      'proxy',
      'server-1',
      'server-2',
    ]);
    for (const name of ['server-1', 'server-2']) {
      const { environment = {}, stop_grace_period } = services[name] ?? {};
      expect(environment['DATABASE_URL']).toContain('vernacular_server:');
      expect(environment['TRUST_PROXY']).toBe('1');
      expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(
        readConfig({}).DRAIN_SECONDS,
      );
    }
    for (const name of ['migrate', 'backup'])
      expect(services[name]?.environment?.['DATABASE_URL']).toContain('vernacular_owner:');
  });
  it('keeps what is not the database from writing, and pins images', () => {
    const all = Object.entries(services);
    const writing = all.filter(([, { read_only }]) => read_only !== true);
    expect(writing.map(([name]) => name)).toEqual(['database']);
    const unpinned = all.filter(([, { image }]) => !/^vernacular$|:\d/.test(image));
    expect(unpinned).toEqual([]);
  });
  it('takes from example.env what it asks for', async () => {
    const offered = [...(await read('example.env')).matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    const asked = new Set(
      [...(await read('compose.yaml')).matchAll(/\$\{(\w+)/g)].map(([, name]) => name),
    );
    expect(new Set(offered)).toEqual(asked);
  });
});

const run = async (program: string, args: readonly string[]) => {
  const home = await mkdtemp(join(tmpdir(), 'vernacular-judge-'));
  const env = { PATH: process.env['PATH'], HOME: home };
  try {
    return await execute(program, args, { env });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('the units are right to systemd', async () => {
  const names = ['vernacular.service', 'vernacular-backup.service', 'vernacular-backup.timer'];
  const args = ['verify', '--man=no', ...names.map((name) => deployed(`systemd/${name}`))];
  expect(await run('systemd-analyze', args)).toEqual({ stdout: '', stderr: '' });
});

it('the document makes a second server of the unit, with a folder and a port of its own', async () => {
  const page = await readFile(join(root, 'docs/operators.md'), 'utf8');
  const [, line = ''] = /^(sed .+) > \/etc\/systemd/m.exec(page) ?? [];
  const { stdout } = await execute('sh', ['-c', line], { cwd: root });
  const before = (await read('systemd/vernacular.service')).split('\n');
  expect(stdout.split('\n').filter((made, index) => made !== before[index])).toEqual([
    'Environment=NODE_ENV=production DATA_DIR=/var/lib/vernacular-2 PORT=3001',
    'StateDirectory=vernacular-2',
  ]);
});

/** What each way to run it does for a backup, into the folder `/backups`. */
const backupOrders: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  systemd: async () =>
    [
      ...(await read('systemd/vernacular-backup.service')).matchAll(/^ExecStart(?:Post)?=(.+)$/gm),
    ].map(([, order = '']) =>
      order
        .replaceAll('/var/backups/vernacular', '/backups')
        .replaceAll('%%', '%')
        .replaceAll('$$', () => '$'),
    ),
  Kubernetes: async () => {
    const [job] = parseAllDocuments(await read('kubernetes/backup.yaml'));
    const path = ['spec', 'jobTemplate', 'spec', 'template', 'spec', 'containers', 0, 'args', 2];
    return [String(job!.getIn(path))];
  },
  compose: async () => {
    const file = parse(await read('compose.yaml'), { merge: true }) as {
      services: { backup: { command: string[] } };
    };
    const [, once = ''] = /do\s(.*)\ssleep/su.exec(file.services.backup.command.at(-1) ?? '') ?? [];
    return [once.replaceAll('$$', () => '$')];
  },
};

it.each(Object.entries(backupOrders))(
  'the backup of %s has a name of its day, and the old ones go',
  async (_way, ordersOf) => {
    const folder = await mkdtemp(join(tmpdir(), 'vernacular-backups-'));
    const old = new Date(Date.now() - 32 * 24 * 60 * 60 * 1000);
    for (const name of ['daily-2020-01-01.jsonl.gz', 'first.jsonl.gz']) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), old, old);
    }
    for (const order of await ordersOf())
      await execute('sh', [
        '-c',
        order
          .replaceAll('/backups', folder)
          .replace('node apps/server/dist/db.js backup --force', 'touch'),
      ]);
    const names = await readdir(folder);
    await rm(folder, { recursive: true });
    expect(names.toSorted()).toEqual([
      expect.stringMatching(/^daily-20\d\d-\d\d-\d\d\.jsonl\.gz$/),
      'first.jsonl.gz',
    ]);
  },
);

it.skipIf(!existsSync('/usr/bin/caddy'))('the Caddyfile is right to Caddy', async () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', deployed('caddy/Caddyfile')];
  expect((await run('caddy', args)).stdout).toContain('Valid configuration');
});

it('vernacular-run gives a command the settings as systemd reads them, and its exit code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-run-'));
  const settings = [
    '# a comment',
    'PUBLIC_URL=https://a.example/?b=c',
    'MAIL_FROM=Vernacular <a@b.example>',
    'OIDC_PROVIDERS=[{"id": "x"}]',
    'SIGN_UP="closed"',
    "HOST='two words'",
    '  METRICS_HOST=indented  ',
    'LOG_LEVEL=$HOME `id`',
  ];
  await writeFile(join(folder, 'settings'), settings.join('\n'));
  const script = (await read('systemd/vernacular-run'))
    .replace('$(id -u)', '${TEST_UID:-0}')
    .replaceAll('/etc/vernacular.env', join(folder, 'settings'))
    .replaceAll('/opt/vernacular', folder)
    .replaceAll('runuser -u vernacular --', 'env');
  await writeFile(join(folder, 'run'), script);
  const tell = `console.log(JSON.stringify([process.cwd(), process.env])); process.exitCode = 3`;
  const ended = execute('sh', [join(folder, 'run'), process.execPath, '-e', tell], {
    env: { PATH: process.env['PATH'] },
  });
  const { code, stdout }: End = await ended.catch(endOf);
  const refusal = async (env: Record<string, string>, line: string) => {
    await writeFile(join(folder, 'settings'), line);
    const refused: End = await execute('sh', [join(folder, 'run'), 'echo'], {
      env: { PATH: process.env['PATH'], ...env },
    }).catch(endOf);
    return [refused.code, refused.stderr.replaceAll(join(folder, 'settings'), 'FILE')];
  };
  expect(await refusal({ TEST_UID: '1000' }, '')).toEqual([
    1,
    'vernacular-run: Only root can run this: it reads FILE and becomes the user vernacular.\n',
  ]);
  expect(await refusal({}, 'export SECRETS_KEY=secret')).toEqual([
    1,
    'vernacular-run: A line of FILE is not NAME=value, as systemd reads it: export SECRETS_KEY\n',
  ]);
  await rm(folder, { recursive: true });
  const [where, had] = JSON.parse(stdout) as [string, Record<string, string>];
  expect([code, where]).toEqual([3, folder]);
  expect(had).toMatchObject({
    DATA_DIR: '/var/lib/vernacular',
    PUBLIC_URL: 'https://a.example/?b=c',
    MAIL_FROM: 'Vernacular <a@b.example>',
    OIDC_PROVIDERS: '[{"id": "x"}]',
    SIGN_UP: 'closed',
    HOST: 'two words',
    METRICS_HOST: 'indented',
    LOG_LEVEL: '$HOME `id`',
  });
});

it('the unit and vernacular-run agree on user and folders', async () => {
  const unit = await read('systemd/vernacular.service');
  const command = await read('systemd/vernacular-run');
  const [, user] = /^User=(.+)$/m.exec(unit) ?? [];
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const [, data] = /DATA_DIR=(\S+)$/m.exec(unit) ?? [];
  const [, settings] = /^EnvironmentFile=-(.+)$/m.exec(unit) ?? [];
  expect(command).toContain(`runuser -u ${user} -- "$@"`);
  expect(command).toContain(`cd ${folder}\n`);
  expect(command).toContain(`DATA_DIR=${data}\n`);
  expect(command).toContain(`<${settings}\n`);
});
