import { expect, it } from 'vitest';

import { readFile } from './read-file.ts';

const read = (content: string, name = 'leaf.txt') => readFile(new File([content], name));

it('a file is read with the line ends of the editor', async () =>
  expect(await read('One.\r\nTwo.\rThree.')).toEqual({ kind: 'read', text: 'One.\nTwo.\nThree.' }));

it.each(['', ' \n '])('%j has no text to open', async (content) =>
  expect(await read(content)).toMatchObject({ kind: 'refused', reason: 'empty' }),
);

it('a file that is not what its name says is refused in a sentence', async () =>
  expect(await read('%PDF-1.7', 'a.docx')).toEqual({
    kind: 'refused',
    reason: 'not-what-its-name-says',
    message: 'This file is named .docx, but it is a PDF. Please save your text as .docx or .txt.',
  }));

it('a file that is gone meanwhile could not be read', async () => {
  const gone = new File(['x'], 'leaf.txt');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readFile(gone)).toMatchObject({ kind: 'refused', reason: 'stopped' });
});

it('all of a web page is told apart from its main part', async () => {
  const item = '<li>The dog, as all of us know, is in the house, and the cat is not.</li>';
  const row = `<tr>${item.replaceAll('li>', 'td>')}</tr>`;
  const flat = `<p>One.</p><table>${row.repeat(20)}</table><ul>${item.repeat(40)}</ul>`;
  expect(await read(flat, 'flat.html')).toMatchObject({ kind: 'read', isWholePage: true });
  expect(await read(`<p>${item}</p>`, 'a.html')).not.toHaveProperty('isWholePage');
});
