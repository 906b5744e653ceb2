import { gradeCall, type GradeReply } from '@vernacular/contract';

import { readStored, store } from '../../../platform/storage.ts';

const key = 'analyser.result';

/** The most that is kept, in UTF-16 units: the text itself needs room beside it. */
export const longestKept = 2_000_000;

/** The result kept on this device from the last visit; null when there is none that can be read. */
export function keptResult(): GradeReply | null {
  const kept = readStored(key);
  if (kept === null) return null;
  try {
    return gradeCall.reply.parse(JSON.parse(kept));
  } catch {
    // A newer version of the site may know results otherwise.
    return null;
  }
}

/** Keeps a result as the text is kept, on this device; null forgets it. One too long takes the place of the last, too. */
export function keepResult(reply: GradeReply | null): void {
  const written = reply && JSON.stringify(reply);
  const isKept = written !== null && written.length <= longestKept && store(key, written);
  if (!isKept) store(key, null);
}
