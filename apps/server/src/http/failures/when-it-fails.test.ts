import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const root = new URL('../../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const rows = read('docs/when-it-fails.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.ts'))
  .map((line) => {
    const [, situation = '', , test = ''] = line.split('|').map((cell) => cell.trim());
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
    return { situation, file, name };
  });

it('the table of failures has a row for each of the catalogue', () => {
  expect(rows.length).toBeGreaterThanOrEqual(25);
});

it.each(rows)('$situation is tested where the table says', ({ file, name }) => {
  expect(name).not.toBe('');
  expect(read(file)).toContain(`'${name}'`);
});
