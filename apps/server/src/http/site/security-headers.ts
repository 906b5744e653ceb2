import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../../outside/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
];

/** The headers that keep a page of this site to itself. */
export async function securityHeaders(
  app: FastifyInstance,
  { config }: { config: Config },
): Promise<void> {
  const isSecure = config.PUBLIC_URL?.startsWith('https://') === true;
  const policy = contentSecurityPolicy(config);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: Object.fromEntries(
        Object.entries(policy).map(([directive, sources]) => [directive, [...sources]]),
      ),
    },
    // An embedder policy would keep a configured measuring script out, and nothing here needs isolation.
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure
      ? { maxAge: 31_536_000, includeSubDomains: config.HSTS_SUBDOMAINS }
      : false,
    xFrameOptions: { action: 'sameorigin' },
  });
  const permissions = unused.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
