import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the description of every route registered after it. */
export async function describeCalls(app: FastifyInstance, name: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: name,
        version: '1.0.0',
        description:
          'Vocabulary analysis for science communication. Send a text, get the level of each of its words.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'De-Jargonizer', description: 'Texts in, levels out.' },
        { name: 'Conversations', description: 'The five guided exercises, turn by turn.' },
        { name: 'Mine', description: 'The profile, saved work, and links to it.' },
        { name: 'Accounts', description: 'The GoTrue wire protocol: auth-js speaks it.' },
        { name: 'Site', description: 'About this installation.' },
      ],
    },
    transform: jsonSchemaTransform,
  });
}
