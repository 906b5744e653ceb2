import { scoreFeedback, totalsOf, type Level } from '@vernacular/analyzer';
import { downloadCall, type DownloadRequest } from '@vernacular/contract';
import { writeResultDocument } from '@vernacular/documents';

/** A grading result to be made into a Word document, as the client sent it: JSON, not yet checked. */
export interface DocumentTask {
  readonly body: Uint8Array;
  readonly date: Date;
}

/** The document and the name of the text, or the field that is wrong. */
export type MadeDocument =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly name: string }
  | { readonly kind: 'refused'; readonly field: string };

/** Makes the Word document of a grading result. Takes nothing the client says for granted. */
export async function documentTask({ body, date }: DocumentTask): Promise<MadeDocument> {
  const parsed = downloadCall.body.safeParse(parseJson(body));
  if (!parsed.success)
    return { kind: 'refused', field: String(parsed.error.issues[0]?.path[0] ?? '') };
  const result = parsed.data;
  const { CleanedWords, NormalWords, RareWords, Score, Name, Dictionary } = result;
  const cleaned = Math.max(CleanedWords.length, NormalWords.length + RareWords.length);
  const pieces = piecesOf(result);
  const bytes = await writeResultDocument({
    name: Name,
    totals: { ...totalsOf(cleaned, NormalWords.length, RareWords.length), score: Score },
    feedback: scoreFeedback(Score),
    pieces,
    dictionary: Dictionary ?? null,
    date,
    direction: directionOf(pieces),
  });
  return { kind: 'made', bytes, name: Name };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

interface Piece {
  readonly text: string;
  readonly level: Level | null;
}

/** The text with the level of each word. Words alone, with nothing between them, are set apart by spaces. */
function piecesOf({ Words, CleanedWords, NormalWords, RareWords }: DownloadRequest): Piece[] {
  const levels = new Map<string, Level>();
  for (const word of CleanedWords) levels.set(word, 'common');
  for (const word of NormalWords) levels.set(word, 'mid');
  for (const word of RareWords) levels.set(word, 'rare');
  const pieces = Words.map((text) => ({ text, level: levels.get(text) ?? null }));
  if (Words.length < 2 || Words.some((word) => /\s/u.test(word))) return pieces;
  return pieces.flatMap((piece, index) =>
    index === 0 ? [piece] : [{ text: ' ', level: null }, piece],
  );
}

/** The direction of the first letter that has one. */
function directionOf(pieces: readonly Piece[]): 'ltr' | 'rtl' {
  for (const { text } of pieces) {
    const letter = /\p{L}/u.exec(text)?.[0];
    if (letter) return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}
