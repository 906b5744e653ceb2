import { readDocument } from '@vernacular/documents';

/**
 * Precision: share of the words read that are in the reference. Recall: share of the reference's words that were
 * read.
 */
export interface Agreement {
  readonly precision: number;
  readonly recall: number;
}

/** Minimum for both precision and recall. */
export const wanted = 0.98;

/** Returns the words of a text in lower case, without web and mail addresses. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/\b(?:[a-z][a-z+.-]{1,9}:\/\/|mailto:)\S+/giu, ' ')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

function agreement(read: readonly string[], expected: readonly string[]): Agreement {
  const left = new Map<string, number>();
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of read) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return {
    precision: read.length === 0 ? 0 : shared / read.length,
    recall: shared / expected.length,
  };
}

export async function readAgainst(
  expected: readonly string[],
  file: { readonly bytes: Uint8Array; readonly fileName: string },
): Promise<Agreement & { readonly isGood: boolean; readonly refusal: string }> {
  let refusal = '';
  const text = await readDocument(file).then(
    (document) => document.text,
    (trouble: unknown) => {
      refusal = String(trouble);
      return '';
    },
  );
  const { precision, recall } = agreement(wordsOf(text), expected);
  return { precision, recall, isGood: precision >= wanted && recall >= wanted, refusal };
}
