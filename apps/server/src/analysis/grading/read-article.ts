import { limits } from '@vernacular/contract';
import { nameWithoutEnding, readDocument } from '@vernacular/documents';

import { Failure, type FormPart, type FormRules } from '../../http/index.ts';
import { fieldOf, isChosen } from './form-fields.ts';

export const articleRules: FormRules = {
  parts: 20,
  tooMany: 'request-too-large',
  fields: {
    timePriodDDL: { limit: 1024, tooLarge: 'invalid-request' },
    insist: { limit: 64, tooLarge: 'invalid-request' },
    method: { limit: 64, tooLarge: 'invalid-request' },
    ContentTA: { limit: limits.article, tooLarge: 'text-too-large', isTyped: true },
    ArticleFU: { limit: limits.article, tooLarge: 'file-too-large' },
  },
};

export interface Article {
  readonly text: string;
  readonly name: string;
  readonly notice: string | null;
}

export async function readArticle(
  parts: readonly FormPart[],
  signal: AbortSignal,
): Promise<Article> {
  const text = fieldOf(parts, 'ContentTA');
  const file = parts.find((part) => part.field === 'ArticleFU' && isChosen(part));
  if (file) {
    const fileName = file.fileName ?? '';
    const document = await readDocument({ bytes: file.bytes, fileName }, { signal });
    const isBoth = text.trim() !== '';
    return {
      text: document.text,
      name: nameWithoutEnding(fileName),
      notice: isBoth ? 'You sent a text and a file. The file was graded.' : null,
    };
  }
  if (text.trim() === '') throw new Failure('nothing-to-grade');
  return { text, name: '', notice: null };
}
