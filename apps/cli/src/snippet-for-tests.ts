import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const snippets = new URL('../../web/src/features/integrations/snippets/', import.meta.url);
const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Lines of the page `/integrations`, with the built program of this clone in them. */
export const snippet = (name: string): string =>
  readFileSync(new URL(name, snippets), 'utf8').replaceAll(
    '/path/to/vernacular/apps/cli/dist/main.js',
    program,
  );
