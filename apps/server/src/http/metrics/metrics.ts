import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Dependencies } from '../../dependencies/index.ts';
import { routeOf } from '../logging/log-serializers.ts';

/** Seconds. A page takes milliseconds, a comment of the language model up to COACH_TIMEOUT. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Gauges of prom-client that are named like counters; the ones without `_total` have the same numbers by type. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

type Numbers = Readonly<Record<string, number>>;

const show = (shown: Gauge, label: string, numbers: Numbers) => {
  shown.reset();
  for (const [name, number] of Object.entries(numbers)) shown.set({ [label]: name }, number);
};

/**
 * Serves Prometheus metrics on METRICS_PORT; without that setting nothing is counted. Labels are route patterns,
 * methods and states, never personal data. Returns `line`, which adds a queue by its name, and `audit`, which adds the
 * check of the audit log.
 */
export function openMetrics(app: FastifyInstance, dependencies: Dependencies) {
  const { config, store, model } = dependencies;
  const lines = new Map<string, () => number>();
  let isAuditWritable: (() => Promise<boolean>) | undefined;
  const watched = {
    line: (name: string, waiting: () => number) => void lines.set(name, waiting),
    audit: (isWritable: () => Promise<boolean>) => void (isAuditWritable = isWritable),
  };
  if (config.METRICS_PORT === undefined) return watched;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);

  const requests = new Histogram({
    name: 'vernacular_request_seconds',
    help: 'Seconds until a request was answered.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method } = request;
    requests.observe({ method, route: routeOf(request), status: statusCode }, elapsedTime / 1000);
  });

  const gauge = (name: string, label: string | null, help: string) =>
    new Gauge({ name: `vernacular_${name}`, help, labelNames: label ? [label] : [], registers });
  const waiting = gauge('waiting', 'line', 'Who waits on this server, by the line.');
  const connections = gauge('database_connections', 'state', 'Connections to PostgreSQL.');
  const letters = gauge('letters', 'state', 'Letters of the whole site; those given up up to 100.');
  const dictionaries = gauge('own_dictionaries', 'state', 'Own dictionaries of the whole site.');
  const ends = new Counter({
    name: 'vernacular_model_comments_total',
    help: 'Comments asked of the model, by how it ended: answered, or why not to the end.',
    labelNames: ['end'],
    registers,
  });
  const tokens = gauge('model_tokens_today', 'what', 'Tokens of the whole site today.');
  const reachable = gauge(
    'database_reachable',
    null,
    '1 when the database answered this question, 0 when not: what it knows is then left out.',
  );
  const writable = gauge(
    'audit_writable',
    null,
    '1 when security events can be written down on this server, 0 when not.',
  );
  const free = gauge(
    'disk_free_bytes',
    null,
    'Bytes free on the disk of DATA_DIR; 0 when it cannot be read.',
  );

  const lookAtDatabase = async () => {
    const [line, states, report] = await Promise.all([
      store.letters.line(),
      store.dictionaryStates(),
      model?.(),
    ]);
    show(letters, 'state', {
      waiting: line.waiting,
      delayed: line.delayed,
      given_up: line.givenUp.length,
    });
    show(dictionaries, 'state', states);
    if (!report) return;
    ends.reset();
    for (const [end, count] of Object.entries(report.ends)) ends.inc({ end }, count);
    show(tokens, 'what', { ...report.tokensToday });
  };
  const look = async () => {
    const counted = [...lines].map(([name, count]) => [name, count()] as const);
    show(waiting, 'line', Object.fromEntries(counted));
    show(connections, 'state', { ...store.connections() });
    writable.set((await isAuditWritable?.()) === false ? 0 : 1);
    const disk = await statfs(config.DATA_DIR).catch(() => null);
    free.set(disk ? disk.bavail * disk.bsize : 0);
    try {
      await lookAtDatabase();
      reachable.set(1);
    } catch (err) {
      app.log.warn({ err }, 'the database had no answer for the metrics');
      for (const shown of [letters, dictionaries, ends, tokens]) shown.reset();
      reachable.set(0);
    }
    return registry.metrics();
  };

  const server = createServer((request, reply) => {
    request.resume();
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return reply.writeHead(404).end();
    look().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (err: unknown) => {
        app.log.error({ err }, 'the metrics could not be shown');
        reply.writeHead(500).end();
      },
    );
    return undefined;
  });
  // Before the site listens, so that a taken port stops the start.
  app.addHook('onReady', async () => {
    await once(server.listen(config.METRICS_PORT, config.METRICS_HOST), 'listening');
    const address = server.address();
    app.log.info({ port: typeof address === 'object' ? address?.port : address }, 'metrics');
  });
  app.addHook('onClose', () => {
    server.closeAllConnections();
    server.close();
  });
  return watched;
}
