import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { InitializeParams } from 'vscode-languageserver/node';

/** The unit in which the columns of positions are counted. */
export type Encoding = 'utf-16' | 'utf-8' | 'utf-32';

const unitsOf: Readonly<Record<Encoding, (text: string) => number>> = {
  'utf-16': (text) => text.length,
  'utf-8': (text) => Buffer.byteLength(text),
  'utf-32': (text) => Array.from(text).length,
};

/**
 * Returns the unit in which positions are counted with this editor: UTF-16 if the editor offers it, offers nothing, or
 * offers only units that are not supported; otherwise its first supported offer. UTF-16 comes first because JavaScript
 * strings need no conversion then.
 */
export function encodingFor({ capabilities }: Pick<InitializeParams, 'capabilities'>): Encoding {
  const offered = capabilities.general?.positionEncodings ?? [];
  if (offered.length === 0 || offered.includes('utf-16')) return 'utf-16';
  return offered.find((one): one is Encoding => Object.hasOwn(unitsOf, one)) ?? 'utf-16';
}

/** Changes a document so that its positions, also those of its edits, count columns in `encoding`. */
export function usePositionEncoding(encoding: Encoding, document: TextDocument): TextDocument {
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
