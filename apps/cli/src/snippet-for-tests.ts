import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const snippets = new URL('../../web/src/features/integrations/snippets/', import.meta.url);

/** Lines of the page `/integrations`. */
export const snippet = (name: string): string => readFileSync(new URL(name, snippets), 'utf8');

/** An environment in which `vernacular` is the one of this clone. */
export const withProgram = {
  PATH: [
    fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url)),
    process.env['PATH'],
  ].join(delimiter),
};
