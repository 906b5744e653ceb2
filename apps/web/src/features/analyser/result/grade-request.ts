import { gradeCall, type GradeReply } from '@vernacular/contract';

import { ApiFailure, callApi } from '../../../platform/api/api.ts';
import { mustTellEnd, wasTold } from '../../../platform/account/session.ts';
import type { Submission } from './grading-state.ts';

// Code that needs the contract's schemas, which weigh more than the screen: loaded with the first START or with a
// kept result.

/** Sends a text or a file to be graded; throws ApiFailure. */
export async function gradeText(
  { text, file, period, insists, method }: Submission,
  signal: AbortSignal,
): Promise<GradeReply> {
  // Another call may have found that the session ended. Graded as a guest's, the text would silently not be saved.
  if (mustTellEnd()) throw new ApiFailure('session-ended', 'Your session has ended.', 401);
  const form = new FormData();
  if (period !== null) form.set('timePriodDDL', period);
  if (insists) form.set('insist', 'true');
  if (method === 'refined') form.set('method', method);
  form.set('ContentTA', file ? '' : text);
  if (file) form.set('ArticleFU', file);
  try {
    return await callApi(gradeCall.path, gradeCall.reply, { method: 'POST', body: form, signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) wasTold();
    throw error;
  }
}

/** Parses a kept result; throws when it is not a valid one. */
export const parseReply = (kept: string): GradeReply => gradeCall.reply.parse(JSON.parse(kept));
