import { McpServer } from '@modelcontextprotocol/server';

import { version } from '../program-version-and-paths.ts';
import type { McpContext } from './context.ts';
import { method } from './method-resource.ts';
import { promptSchema, rewritePrompt } from './rewrite-prompt.ts';
import type { Site } from '../readers/site-client.ts';
import { readerSchemas } from './reader-schemas.ts';
import { schemas } from './schemas.ts';

const annotations = { readOnlyHint: true, openWorldHint: false };

/** As structured content, and as text for clients that do not support it. */
const told = <Content extends object>(content: Content) => ({
  structuredContent: { ...content },
  content: [{ type: 'text' as const, text: JSON.stringify(content) }],
});

/** Makes the MCP server. The tools that ask readers are registered only if a site is set. */
export function makeServer(context: McpContext): McpServer {
  const server = new McpServer({ name: 'vernacular', title: 'Vernacular', version });
  server.registerTool('check_text', { ...schemas.checkText, annotations }, async (call) =>
    told(await (await import('./tools/check-text.ts')).answerCheck(call, context)),
  );
  server.registerTool('explain_word', { ...schemas.explainWord, annotations }, async (call) =>
    told(await (await import('./tools/explain-word.ts')).explainWord(call, context)),
  );
  server.registerTool('suggest_plainer', { ...schemas.suggestPlainer, annotations }, async (call) =>
    told(await (await import('./tools/suggest-plainer.ts')).suggestPlainer(call, context)),
  );
  server.registerTool(
    'compare_versions',
    { ...schemas.compareVersions, annotations },
    async (call) =>
      told(await (await import('./tools/compare-versions.ts')).compareVersions(call, context)),
  );
  const listPeriods = async () =>
    (await import('./tools/list-periods.ts')).listPeriods(
      await context.store(),
      context.settings.period,
    );
  server.registerTool('list_periods', { ...schemas.listPeriods, annotations }, async () =>
    told(await listPeriods()),
  );
  if (context.site !== null) registerReaderTools(server, context.site);

  server.registerResource(
    'method',
    'vernacular://method',
    { title: 'How words are levelled and scored', mimeType: 'text/markdown' },
    ({ href: uri }) => ({ contents: [{ uri, mimeType: 'text/markdown', text: method }] }),
  );
  server.registerResource(
    'periods',
    'vernacular://periods',
    { title: 'The word counts of this machine', mimeType: 'application/json' },
    async ({ href: uri }) => ({
      contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(await listPeriods()) }],
    }),
  );
  server.registerPrompt(
    'rewrite_for_the_public',
    {
      title: 'Rewrite for the public and check again',
      description:
        'Rewrites a text for people outside its field, and checks it until its score is reached.',
      argsSchema: promptSchema,
    },
    (call) => ({
      messages: [{ role: 'user', content: { type: 'text', text: rewritePrompt(call) } }],
    }),
  );
  return server;
}

function registerReaderTools(server: McpServer, site: Site): void {
  const asks = { readOnlyHint: false, destructiveHint: false, idempotentHint: false };
  server.registerTool(
    'ask_readers',
    { ...readerSchemas.askReaders, annotations: { ...asks, openWorldHint: true } },
    async (call) =>
      told(await (await import('../readers/reader-test-client.ts')).askReaders(site, call)),
  );
  server.registerTool(
    'readers_results',
    { ...readerSchemas.readersResults, annotations: { ...annotations, openWorldHint: true } },
    async (call) =>
      told(await (await import('./tools/readers-results.ts')).answerResults(call, site)),
  );
}
