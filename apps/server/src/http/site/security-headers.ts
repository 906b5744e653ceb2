import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

import type { Config } from '../../dependencies/index.ts';
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

/** Runs helmet once. Its Fastify plugin recomputes the headers per reply, 5% of a small one. */
function headersBy(options: HelmetOptions): OutgoingHttpHeaders {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, (error) => {
    if (error) throw error;
  });
  return sample.getHeaders();
}

/** Adds the security headers to each reply. Replies are `no-store` unless the route sets another cache-control. */
export function securityHeaders(app: FastifyInstance, { config }: { config: Config }): void {
  const isSecure = config.PUBLIC_URL?.startsWith('https://') === true;
  const headers = {
    ...headersBy({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: contentSecurityPolicy(config),
      },
      // COEP would block a configured measuring script.
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: isSecure
        ? { maxAge: 31_536_000, includeSubDomains: config.HSTS_SUBDOMAINS }
        : false,
      xFrameOptions: { action: 'sameorigin' },
    }),
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
