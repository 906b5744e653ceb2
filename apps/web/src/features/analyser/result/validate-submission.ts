import type { Method } from '@vernacular/analyzer';
import { limits, type GradeReply } from '@vernacular/contract';
import { formatOf } from '@vernacular/documents/readable-files';

import type { Submission } from './grading-state.ts';

/**
 * Returns the method that was requested. A reply has a `method` field only if the refined method was requested, even if
 * another method was used.
 */
export const askedMethod = ({ method }: GradeReply): Method =>
  method === undefined ? 'published' : 'refined';

export function fileRefusal({ name, size }: File): 'file-type' | 'file-size' | null {
  if (!formatOf(name)) return 'file-type';
  return size > limits.article ? 'file-size' : null;
}

export type Refusal = 'nothing' | 'text-size';

export function refusal({ text, file }: Pick<Submission, 'text' | 'file'>): Refusal | null {
  if (file) return null;
  if (text.trim() === '') return 'nothing';
  // A UTF-16 code unit takes at most three bytes in UTF-8, so only a text near the limit is measured.
  const isNear = text.length * 3 > limits.article;
  return isNear && new TextEncoder().encode(text).length > limits.article ? 'text-size' : null;
}
