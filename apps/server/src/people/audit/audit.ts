import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { Outside } from '../../outside/index.ts';
import { openAuditLog } from './audit-log.ts';
import { securityEvent } from './security-events.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes what the site itself did to an account; nothing with AUDIT_DAYS=0. */
    noteSecurityEvent(event: string, userId: string): Promise<void>;
  }
  interface FastifyRequest {
    /** Whose account a call is about, where the call itself finds that out. */
    actor: string | null;
  }
}

const sixHours = 6 * 60 * 60 * 1000;

/** Writes down what happens to accounts, for those who have to answer for them. Off with AUDIT_DAYS=0. */
export async function audit(
  app: FastifyInstance,
  { config, now = () => new Date() }: Outside,
): Promise<void> {
  app.decorateRequest('actor', null);
  if (config.AUDIT_DAYS === 0) {
    app.decorate('noteSecurityEvent', async () => undefined);
    return;
  }
  const log = openAuditLog(join(config.DATA_DIR, 'audit'), config.AUDIT_DAYS);
  const failed = (error: unknown) => app.log.error({ err: error }, 'the audit log failed');
  app.decorate('noteSecurityEvent', (event, user) =>
    log.note({ at: now().toISOString(), event, user, from: 'this site' }).catch(failed),
  );
  await log.sweep(now());
  const timer = setInterval(() => void log.sweep(now()).catch(failed), sixHours);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onResponse', async (request, reply) => {
    const { grant_type: grant } = (request.query ?? {}) as { grant_type?: unknown };
    const event = securityEvent({
      method: request.method,
      route: request.routeOptions.url ?? '',
      grant: typeof grant === 'string' ? grant : undefined,
      status: reply.statusCode,
    });
    if (event === null) return;
    const user = request.actor ?? request.visitor?.id ?? null;
    await log.note({ at: now().toISOString(), event, user, from: request.ip }).catch(failed);
  });
}
