import { expect, it } from 'vitest';

import { openInPage } from '../in-page/open-zip.ts';
import { readHtml } from './read-html.ts';

const read = async (body: string) => {
  const bytes = new TextEncoder().encode(`<body><nav>Home About</nav>${body}</body>`);
  return readHtml({ bytes, ending: 'html', openZip: openInPage, nearby: () => null });
};
const sentence = 'Cells divide, as everybody has seen, and the young ones grow, one by one.';
const cells = `<p>${sentence}</p>`;
const chapter = (name: string, times: number) =>
  `<div><h2>${name}</h2>${cells.repeat(times)}</div>`;

it('reads a flat page as a whole where one part of it is less than 70 %', async () => {
  const row = `<tr><td>Cells</td><td>${sentence}</td></tr>`;
  const { text, isWholePage } = await read(
    `<h1>One</h1>${cells.repeat(2)}<h2>Two</h2><table>${row.repeat(20)}</table><h2>Three</h2><ul>${`<li>${sentence}</li>`.repeat(20)}</ul>`,
  );
  expect(text.match(/^(?:One|Two|Three)$/gmu)).toEqual(['One', 'Two', 'Three']);
  expect(text.match(/Cells/gu)).toHaveLength(62);
  expect(text).not.toContain('Home');
  expect(isWholePage).toBe(true);
});

it('reads the article alone where it is most of the page', async () => {
  const { text, isWholePage } = await read(
    `<article>${chapter('One', 20)}</article><footer>Imprint, contact and terms.</footer>`,
  );
  expect(text).not.toContain('Imprint');
  expect(isWholePage).toBeUndefined();
});
