// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** What stands outside rules for paper: those cost nothing on a screen. */
const onScreen = (sheet: string) => sheet.replaceAll(/@media print \{[\s\S]*?\n\}/g, '');

/** Selectors that make a browser restyle all that stands in the page, or in a line of text, when one element comes or goes. */
const dear = [
  // Ends below the root, and begins with what may come anywhere in the page.
  /(?:^|,)\s*(?::root|:global\((?:html|body)\)|html|body):has\([^{]*?\)\s+[^\s{]/m,
  // Any element after any other of its kind, wherever the two stand.
  /(?:\*|\b(?:p|span|div)) [+~] \*/,
];

it('no rule makes each key restyle the page', () => {
  const found = sheets.flatMap((file) => {
    const rules = onScreen(readFileSync(join(source, file), 'utf8'));
    return dear.flatMap((pattern) => {
      const [selector] = pattern.exec(rules) ?? [];
      return selector === undefined ? [] : [`${file}: ${selector.trim()}`];
    });
  });
  expect(found).toEqual([]);
});
