import { limits } from '@vernacular/contract';
import { formatOf } from '@vernacular/documents/readable-files';

import type { Submission } from './grading-state.ts';

/** Why a file cannot be graded: its type, or more bytes than `limits.article`; null if it can. */
export function fileRefusal({ name, size }: File): 'file-type' | 'file-size' | null {
  if (!formatOf(name)) return 'file-type';
  return size > limits.article ? 'file-size' : null;
}

export type Refusal = 'nothing' | 'text-size';

/** Why a text cannot be graded; null if it can. A file was checked by `fileRefusal`. */
export function refusal({ text, file }: Pick<Submission, 'text' | 'file'>): Refusal | null {
  if (file) return null;
  if (text.trim() === '') return 'nothing';
  // A UTF-16 code unit takes at most three bytes in UTF-8, so only a text near the limit is measured.
  const isNear = text.length * 3 > limits.article;
  return isNear && new TextEncoder().encode(text).length > limits.article ? 'text-size' : null;
}
