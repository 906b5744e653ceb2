import swagger from '@fastify/swagger';
import { errorCodes } from '@vernacular/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const failures = Object.entries(errorCodes).map(
  ([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`,
);

const description = `Vocabulary analysis for science communication. Send a text, get the level of each of its words.

Every failure is answered as \`{"error":{"code","message"}}\`. The code stays the same; the message is a sentence to show and may say more than the one here.

<details><summary>Codes of failure</summary>

| Code | Status | Sentence |
| --- | --- | --- |
${failures.join('\n')}

</details>`;

/** Covers only the routes registered afterwards. */
export async function registerOpenApi(app: FastifyInstance, name: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: name,
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'De-Jargonizer', description: 'Texts in, levels out.' },
        { name: 'Conversations', description: 'The guided exercises, turn by turn.' },
        { name: 'Mine', description: 'The profile, saved work, and links to it.' },
        { name: 'Accounts', description: 'The GoTrue wire protocol: auth-js speaks it.' },
        { name: 'Site', description: 'About this installation.' },
      ],
    },
    transform: jsonSchemaTransform,
  });
}
