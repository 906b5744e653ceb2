import type { Method } from '@vernacular/analyzer';
import { limits, type GradeReply } from '@vernacular/contract';
import { formatOf } from '@vernacular/documents/readable-files';

import type { Submission } from './grading.ts';

/** The method a reply was asked for; a refined wish that could not be granted is still one. */
export const askedMethod = ({ method }: GradeReply): Method =>
  method === undefined ? 'published' : 'refined';

/** What keeps a file from being opened before it is read; null when nothing does. */
export function fileRefusal({ name, size }: File): 'file-type' | 'file-size' | null {
  if (!formatOf(name)) return 'file-type';
  return size > limits.article ? 'file-size' : null;
}

/** What keeps a text from being sent. */
export type Refusal = 'nothing' | 'text-size';

/** Why a submission would be refused, told before anything is sent; null when nothing speaks against it. */
export function refusal({ text, file }: Pick<Submission, 'text' | 'file'>): Refusal | null {
  if (file) return null;
  if (text.trim() === '') return 'nothing';
  // Three bytes are the most that a UTF-16 unit takes in UTF-8; only a text near the limit is measured.
  const isNear = text.length * 3 > limits.article;
  return isNear && new TextEncoder().encode(text).length > limits.article ? 'text-size' : null;
}
