import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './run-program.mjs';

const feature = 'apps/web/src/features/integrations';
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const said = readJson('apps/web/src/locales/en/integrations.json');

export const groups = readJson(`${feature}/clients.json`);

export const pageFile = join(root, 'docs/integrations.md');

export const snippet = (name) => readFileSync(join(root, feature, 'snippets', name), 'utf8');

const links = { element: '../packages/jargon-text/README.md', profile: 'editors.md' };
const asMarkdown = (sentence) =>
  sentence
    .replaceAll(/<\/?code>/gu, '`')
    .replaceAll(/<(element|profile)>(.*?)<\/\1>/gu, (_, to, words) => `[${words}](${links[to]})`);

const fence = (name) =>
  ['', `\`\`\`${name.replace(/.*\./u, '')}`, ...snippet(name).trimEnd().split('\n'), '```', ''].map(
    (line) => (line === '' ? '' : `   ${line}`),
  );

const stepsOf = ({ steps }) =>
  steps
    .flatMap(({ say, snippets = [] }, at) => [
      `${at + 1}. ${asMarkdown(said.steps[say])}`,
      ...snippets.flatMap(fence),
    ])
    .join('\n');

const nameOf = ({ id, name }) =>
  name === null ? said.names[id] : asMarkdown(name).replace(/^<.*>$/u, '`$&`');

const aboutClient = (client) =>
  [
    `### ${nameOf(client)}`,
    said.leads[client.id],
    `![${said.drawing[client.speaksAs ?? 'english']}](../${feature}/pictures/${client.id}.svg)`,
    stepsOf(client).trimEnd(),
    said.tried[client.tried].replace('{{version}}', client.version),
  ].join('\n\n');

/** The Markdown of docs/integrations.md, from the texts, snippets and clients of the site’s page. */
export const integrationsPage = () =>
  `${[
    `# ${said.title}`,
    '<!-- Written by `npm run integrations`; its words stand in apps/web/src/locales/en/integrations.json. -->',
    said.lead,
    said.privacy,
    'More about keys, and how each was tried: [editors.md](editors.md).',
    ...groups.map(({ group, clients }) =>
      [`## ${said.groups[group]}`].concat(clients.map(aboutClient)).join('\n\n'),
    ),
    said.missing,
  ].join('\n\n')}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(pageFile, integrationsPage());
