import { siteCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { readRoute } from '../routes/contract-route.ts';
import { analyticsOf } from './content-security-policy.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostOf = (address: string | undefined): string | null => {
  if (address === undefined) return null;
  const { hostname } = new URL(address);
  return loopback.has(hostname) ? 'localhost' : hostname;
};

export const siteInfoRoute: FastifyPluginAsyncZod<Dependencies> = async (app, { site, config }) => {
  const answer = {
    ...site,
    analytics: analyticsOf(config.ANALYTICS_TAG)?.script ?? null,
    authUrl: config.AUTH_URL ?? null,
    signUp: config.SIGN_UP,
    handling: {
      model: hostOf(config.COACH_URL),
      mail: hostOf(config.SMTP_URL),
      retentionMonths: config.RETENTION_MONTHS ?? null,
      auditDays: config.AUDIT_DAYS,
    },
    readerCounts: config.READER_COUNTS,
    signInWith: (config.OIDC_PROVIDERS ?? []).map(({ id, label }) => ({ id, label })),
  };
  app.route({
    ...readRoute(siteCall, 'Site'),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return answer;
    },
  });
};
