import { assert, constantFrom, property, string } from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, it } from 'vitest';

import { usePositionEncoding, encodingFor } from './position-encoding.ts';

it.each([
  [undefined, 'utf-16'],
  [['utf-8', 'utf-16'], 'utf-16'],
  [['utf-8', 'utf-32'], 'utf-8'],
  [['utf-32'], 'utf-32'],
  [['utf-7'], 'utf-16'],
])('of an editor with %j is %s', (positionEncodings, wanted) => {
  const general = positionEncodings && { positionEncodings };
  expect(encodingFor({ capabilities: { ...(general && { general }) } })).toBe(wanted);
});

it.each([
  ['utf-8', 13],
  ['utf-16', 6],
  ['utf-32', 5],
] as const)('counts columns in %s', (encoding, column) => {
  const document = usePositionEncoding(encoding, TextDocument.create('a', 'txt', 1, 'x\n“é😀” ab'));
  const at = document.getText().indexOf('ab');
  expect(document.positionAt(at)).toEqual({ line: 1, character: column });
  expect(document.offsetAt(document.positionAt(at))).toBe(at);
  TextDocument.update(
    document,
    [{ range: { start: document.positionAt(at), end: document.positionAt(at + 2) }, text: 'c' }],
    2,
  );
  expect(document.getText()).toBe('x\n“é😀” c');
  expect(document.offsetAt({ line: 1, character: 999 })).toBe(document.getText().length);
});

it('leads back from each place', () =>
  assert(
    property(
      string({ unit: constantFrom('a', 'é', '😀', '\n', '”') }),
      constantFrom('utf-8' as const, 'utf-16' as const, 'utf-32' as const),
      (text, encoding) => {
        const document = usePositionEncoding(encoding, TextDocument.create('a', 'txt', 1, text));
        let at = 0;
        for (const letter of text) {
          expect(document.offsetAt(document.positionAt(at))).toBe(at);
          at += letter.length;
        }
      },
    ),
  ));
