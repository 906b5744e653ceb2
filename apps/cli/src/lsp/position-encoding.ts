import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { InitializeParams } from 'vscode-languageserver/node';

/** What the columns of positions count. */
export type Encoding = 'utf-16' | 'utf-8' | 'utf-32';

const unitsOf: Readonly<Record<Encoding, (text: string) => number>> = {
  'utf-16': (text) => text.length,
  'utf-8': (text) => Buffer.byteLength(text),
  'utf-32': (text) => Array.from(text).length,
};

/** UTF-16 wherever the editor has it: then nothing has to be counted. Without a word, it is UTF-16, too. */
export function encodingFor({ capabilities }: Pick<InitializeParams, 'capabilities'>): Encoding {
  const offered = capabilities.general?.positionEncodings ?? [];
  if (offered.length === 0 || offered.includes('utf-16')) return 'utf-16';
  return offered.find((one): one is Encoding => Object.hasOwn(unitsOf, one)) ?? 'utf-16';
}

/** Makes a document count columns in an encoding, in its own edits, too. */
export function countingIn(encoding: Encoding, document: TextDocument): TextDocument {
  if (encoding === 'utf-16') return document;
  const unitsIn = unitsOf[encoding];
  const offsetAt = document.offsetAt.bind(document);
  const positionAt = document.positionAt.bind(document);
  return Object.assign(document, {
    offsetAt({ line, character }: { line: number; character: number }) {
      let at = offsetAt({ line, character: 0 });
      const text = document.getText();
      for (let left = character; left > 0 && at < text.length && text[at] !== '\n';) {
        const letter = String.fromCodePoint(text.codePointAt(at)!);
        left -= unitsIn(letter);
        at += letter.length;
      }
      return at;
    },
    positionAt(offset: number) {
      const { line, character } = positionAt(offset);
      const before = document.getText().slice(offset - character, offset);
      return { line, character: unitsIn(before) };
    },
  });
}
