import swagger from '@fastify/swagger';
import { errorCodes } from '@vernacular/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import { completeOperations, type RouteVisitors } from './complete-operations.ts';

const rows = Object.entries(errorCodes).map(
  ([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`,
);

const description = `Vocabulary analysis for science communication. Send a text, get the level of each of its words.

Every failure is answered as \`{"error":{"code","message"}}\`. The code stays the same; the message is a sentence to show and may say more than the one here.

<details><summary>Codes of failure</summary>

| Code | Status | Sentence |
| --- | --- | --- |
${rows.join('\n')}

</details>`;

const key = 'A key of the profile page, “Keys for editors”';

/**
 * Sets up the OpenAPI description of the site, which will hold all routes that are registered after this call.
 * `visitors` tells which of them need a session.
 */
export async function registerOpenApi(
  app: FastifyInstance,
  name: string,
  visitors: RouteVisitors,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: name,
        version: '1.0.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // Calls go to the site from which the description was loaded.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          editorKey: {
            type: 'apiKey',
            in: 'query',
            name: 'apiKey',
            description: `${key}, with \`username\`; in the body of a POST.`,
          },
          readersKey: {
            type: 'http',
            scheme: 'basic',
            description: `${key}, as the password; the e-mail address as the name.`,
          },
        },
      },
      tags: [
        { name: 'De-Jargonizer', description: 'Texts in, levels out.' },
        { name: 'Conversations', description: 'The guided exercises, turn by turn.' },
        { name: 'Editors', description: 'The wire protocol of LanguageTool, for its plug-ins.' },
        { name: 'Readers', description: 'A text shown to readers, and what they understood.' },
        { name: 'Studies', description: 'Taking part in a study, and withdrawing.' },
        { name: 'Mine', description: 'The profile, saved work, and links to it.' },
        { name: 'Accounts', description: 'The GoTrue wire protocol: auth-js speaks it.' },
        { name: 'Operators', description: 'For the accounts that run this installation.' },
        { name: 'Site', description: 'About this installation.' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document
        ? completeOperations(document.openapiObject, visitors)
        : document.swaggerObject,
  });
}
