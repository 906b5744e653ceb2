import { gradeCall, type GradeReply } from '@vernacular/contract';

import { callApi } from '../../../platform/api.ts';
import type { Submission } from './grading.ts';

// What needs the schemas of the contract, which weigh more than the screen: fetched with the first START, or with a kept result.

/** Sends a text or a file to be graded; throws ApiFailure. */
export function gradeText(
  { text, file, period, insists, method }: Submission,
  signal: AbortSignal,
): Promise<GradeReply> {
  const form = new FormData();
  if (period !== null) form.set('timePriodDDL', period);
  if (insists) form.set('insist', 'true');
  if (method === 'refined') form.set('method', method);
  form.set('ContentTA', file ? '' : text);
  if (file) form.set('ArticleFU', file);
  return callApi(gradeCall.path, gradeCall.reply, { method: 'POST', body: form, signal });
}

/** A result as it was kept; throws when it is none. */
export const parseReply = (kept: string): GradeReply => gradeCall.reply.parse(JSON.parse(kept));
