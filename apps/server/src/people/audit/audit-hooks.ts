import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { type Dependencies, pollingWorker } from '../../dependencies/index.ts';
import { type AuditLine, openAuditLog } from './audit-log.ts';
import { securityEvent } from './security-event-name.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs an event. A failure goes to the site log only, and the action goes on. */
    noteSecurityEvent(event: string, userId: string): Promise<void>;
    /** Throws when the event cannot be logged, unlike `noteSecurityEvent`. Does nothing with AUDIT_DAYS=0. */
    noteOperator(
      event: string,
      userId: string | null,
      by: { readonly id: string; readonly from: string; readonly invited?: string | undefined },
    ): Promise<void>;
  }
  interface FastifyRequest {
    /** The account that a call concerns; null leaves it to `visitor`. */
    actor: string | null;
  }
}

const sixHours = 6 * 60 * 60 * 1000;

/** Writes security events into the audit log; tells whether it can be written. */
export async function audit(
  app: FastifyInstance,
  { config, now = () => new Date() }: Dependencies,
): Promise<{ readonly isWritable: () => Promise<boolean> }> {
  app.decorateRequest('actor', null);
  if (config.AUDIT_DAYS === 0) {
    app.decorate('noteSecurityEvent', async () => undefined);
    app.decorate('noteOperator', async () => undefined);
    return { isWritable: async () => true };
  }
  const log = openAuditLog(join(config.DATA_DIR, 'audit'), config.AUDIT_DAYS);
  let missing: number | null = null;

  /**
   * Runs a write to the audit log. The site log tells only of the first failure and of the recovery, after which a line
   * records how many events are missing.
   */
  const tried = async (write: () => Promise<void>) => {
    const before = missing;
    try {
      if (before) {
        missing = 0;
        const event = 'events-missing';
        const at = now().toISOString();
        await log.note({ at, event, user: null, from: 'this site', missing: before });
      }
      await write();
    } catch (err) {
      if (missing === null) app.log.error({ err }, 'security events cannot be written down');
      missing = (missing ?? 0) + (before ?? 0);
      throw err;
    }
    if (before === null || missing !== 0) return;
    missing = null;
    app.log.warn({ missing: before }, 'security events are written down again');
  };
  const note = async (line: Omit<AuditLine, 'at'>) => {
    try {
      await tried(() => log.note({ at: now().toISOString(), ...line }));
    } catch {
      // The failure was logged; the action itself has happened.
      missing = (missing ?? 0) + 1;
    }
  };
  const isWritable = () =>
    tried(() => log.tryOut(now())).then(
      () => true,
      () => false,
    );
  const sweeper = pollingWorker({
    round: async () => {
      await log.sweep(now());
      return false;
    },
    interval: sixHours,
    onFault: (err) => app.log.error({ err }, 'the audit log is not swept'),
  });

  app.decorate('noteSecurityEvent', (event, user) => note({ event, user, from: 'this site' }));
  app.decorate('noteOperator', (event, user, { id: by, from, invited }) =>
    tried(() => log.note({ at: now().toISOString(), event, user, from, by, invited })),
  );
  await sweeper.finish();
  await isWritable();
  app.addHook('onClose', async () => void sweeper.close());
  // The event is logged before the reply is sent.
  app.addHook('onSend', async (request, reply) => {
    const { grant_type: grant } = (request.query ?? {}) as { grant_type?: unknown };
    const event = securityEvent({
      method: request.method,
      route: request.routeOptions.url ?? '',
      grant: typeof grant === 'string' ? grant : undefined,
      status: reply.statusCode,
    });
    if (event === null) return;
    await note({ event, user: request.actor ?? request.visitor?.id ?? null, from: request.ip });
  });
  return { isWritable };
}
