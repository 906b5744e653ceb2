import { parse } from 'parse5';
import { expect, it } from 'vitest';

import { readablePart } from './readable-part.ts';

const article = `<article><h1>Cells</h1>${'<p>Cells divide, as everybody has seen, and the young ones grow.</p>'.repeat(9)}</article>`;
const nested = (times: number) =>
  parse(
    `<body>${'<div>'.repeat(times)}${article}${'</div>'.repeat(times)}<footer>Imprint</footer>`,
  );

it('is the article of a page, also of one that is nested as builders of pages nest', () => {
  const part = readablePart(nested(60));
  const names = [...(part ?? [])].map(({ nodeName }) => nodeName);
  expect(names).toContain('p');
  expect(names).not.toContain('footer');
});

it('is not looked for in a page so deep that this would take seconds', () =>
  expect(readablePart(nested(300))).toBeNull());
