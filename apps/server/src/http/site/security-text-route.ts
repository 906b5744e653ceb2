import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { Failure } from '../failures/failure.ts';

/** Serves security.txt (RFC 9116); 404 without a contact or after its expiry. */
export const securityTextRoute: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { site, config, now = () => new Date() },
) => {
  const url = '/.well-known/security.txt';
  app.route({
    method: 'GET',
    url,
    schema: { hide: true },
    handler: async (_request, reply) => {
      const { security } = site;
      if (security === undefined) throw new Failure('not-found');
      const expires = `${security.expires}T00:00:00Z`;
      if (now() >= new Date(expires)) throw new Failure('not-found');
      const contact = !security.contact.startsWith('https:')
        ? `mailto:${security.contact}`
        : security.contact;
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en, he',
        ...(config.PUBLIC_URL ? [`Canonical: ${config.PUBLIC_URL}${url}`] : []),
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    },
  });
};
