import { downloadCall, resultFileName, type GradeReply } from '@vernacular/contract';

import { send } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';

/** Saves a grading result as a Word document that names the counts used. Throws ApiFailure. */
export async function downloadResult(reply: GradeReply, counts: string): Promise<void> {
  const body = {
    CleanedWords: reply.cleanedWords,
    NormalWords: reply.normalWords,
    RareWords: reply.rareWords,
    Score: reply.score,
    Name: reply.name,
    Words: reply.words,
    Dictionary: counts,
    ...(reply.method === 'refined' && { Method: reply.method, Levels: reply.levels }),
  };
  const response = await send(downloadCall.path, { method: 'POST', body });
  saveFile(await response.blob(), resultFileName(reply.name));
}
