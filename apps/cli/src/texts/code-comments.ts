import { joinPieces, type MarkedText, type Piece } from '@vernacular/check';

/** Strings are matched first, so that comment marks in them are skipped. A named group holds the comment’s text. */
const double = String.raw`"(?:\\.|[^"\\\n])*"`;
const single = String.raw`'(?:\\.|[^'\\\n])*'`;
const back = String.raw`\x60(?:\\.|[^\x60\\])*\x60`;
const triple = String.raw`"""[^]*?"""|'''[^]*?'''`;

const families: readonly (readonly [languages: string, marks: RegExp])[] = [
  [
    'c cpp csharp dart go groovy java javascript javascriptreact kotlin objc objective-c php rust scala swift typescript typescriptreact zig',
    new RegExp(
      String.raw`${double}|${single}|${back}|\/\/(?<line>.*)|\/\*(?<block>[^]*?)\*\/`,
      'gdu',
    ),
  ],
  [
    'bash coffeescript dockerfile elixir julia make makefile nix perl powershell python r ruby sh shellscript toml yaml',
    new RegExp(String.raw`${triple}|${double}|${single}|(?<![^\s])#(?<line>.*)`, 'gdu'),
  ],
  ['ada elm haskell lua sql', new RegExp(String.raw`${double}|${single}|--(?<line>.*)`, 'gdu')],
];

const marksOf: ReadonlyMap<string, RegExp> = new Map(
  families.flatMap(([languages, marks]) =>
    languages.split(' ').map((language) => [language, marks] as const),
  ),
);

/** Whether `readComments` knows a language, by its id in editors. */
export const hasComments = (language: string): boolean => marksOf.has(language);

/** The comments of source code as a text; the code between them is read as line breaks. */
export function readComments(source: string, language: string): MarkedText {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { indices } of source.matchAll(marksOf.get(language) ?? /(?!)/dgu)) {
    const [start, end] = indices?.groups?.['line'] ?? indices?.groups?.['block'] ?? [0, 0];
    if (end === start) continue;
    pieces.push({ markup: source.slice(at, start), interpretAs: '\n' });
    pieces.push({ text: source.slice(start, end) });
    at = end;
  }
  return joinPieces(pieces);
}
