import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync, FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import { errorCodes } from '@vernacular/contract';
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
        {
          name: 'De-Jargonizer',
          description: 'Sort the words of a text by how common they are.',
        },
        { name: 'Conversations', description: 'The guided exercises, turn by turn.' },
        { name: 'Editors', description: 'The wire protocol of LanguageTool, for its plug-ins.' },
        { name: 'Readers', description: 'Show a text to readers and see what they understood.' },
        { name: 'Studies', description: 'Taking part in a study, and withdrawing.' },
        { name: 'Mine', description: 'The profile, saved work, and links to it.' },
        {
          name: 'Accounts',
          description:
            'Register, sign in and change an account: the protocol of GoTrue, which auth-js uses.',
        },
        { name: 'Operators', description: 'For the accounts that the setting OPERATORS names.' },
        { name: 'Site', description: 'Facts about this site.' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document
        ? completeOperations(document.openapiObject, visitors)
        : document.swaggerObject,
  });
}

const docsStyle = `
body{background:#fbf8f2}
.swagger-ui,.swagger-ui .info .title,.swagger-ui .opblock-tag{font-family:"Source Serif 4",Georgia,serif;color:#1d1b16}
.swagger-ui .info .title small{background:#5f5a4f}
.swagger-ui .info .title small pre,.swagger-ui .info .title small.version-stamp{color:#fff}
.swagger-ui .info .title small.version-stamp,.swagger-ui .opblock .opblock-summary-method{background:#0b5e5a!important}
.swagger-ui a,.swagger-ui .info a,.swagger-ui .info .base-url,.swagger-ui .url{color:#0b5e5a}
.swagger-ui .opblock .opblock-summary-method{color:#fff;text-shadow:none}
.swagger-ui .opblock.opblock-delete .opblock-summary-method{background:#a3231f!important}
.swagger-ui .parameter__name.required span,.swagger-ui .parameter__name.required::after{color:#a3231f}
.swagger-ui pre.microlight,.swagger-ui .highlight-code pre{overflow:visible!important;white-space:pre-wrap!important;color:#fff!important;background:#1d1b16!important}
`;

export const apiDocs: FastifyPluginAsync<{ readonly name: string }> = async (app, { name }) => {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      title: `Calls – ${name}`,
      css: [{ filename: 'site.css', content: docsStyle }],
      favicon: [],
    },
    uiConfig: {
      // The default layout adds an inline style; deep links put links inside buttons.
      layout: 'BaseLayout',
      deepLinking: false,
      defaultModelsExpandDepth: -1,
      syntaxHighlight: false,
    },
  });
};
