import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { groups, integrationsPage, pageFile, snippet } from './integrations-page.mjs';

const feature = new URL('../apps/web/src/features/integrations/', import.meta.url);
const filesIn = (folder) => readdirSync(fileURLToPath(new URL(folder, feature))).sort();
const clients = groups.flatMap((group) => group.clients);

it('docs/integrations.md says what the page of the site says; `npm run integrations` writes it anew', () =>
  expect(readFileSync(pageFile, 'utf8')).toBe(integrationsPage()));

it('has three steps and a picture for each program, and no lines that nobody shows', () => {
  expect(clients.map(({ steps }) => steps.length)).toEqual(clients.map(() => 3));
  expect(filesIn('pictures')).toEqual(clients.map(({ id }) => `${id}.svg`).sort());
  const shown = clients.flatMap(({ steps }) => steps.flatMap(({ snippets = [] }) => snippets));
  expect(new Set(filesIn('snippets'))).toEqual(new Set(shown));
});

it('has the program built by commands that are there', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(snippet('program.sh').split('\n')[0]).toBe('npm ci && npm run build');
  expect(snippet('vsix.sh')).toContain('npm ci && npm run build && npm run vsix ');
  expect(scripts).toHaveProperty('build');
});

it('gives a workflow of GitHub the inputs that the Action has', () => {
  const { jobs } = parse(snippet('github.yml'));
  const step = jobs.words.steps.at(-1);
  const { inputs } = parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8'));
  expect(step.uses).toMatch(/^[\w-]+\/vernacular@\w+$/u);
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
});
