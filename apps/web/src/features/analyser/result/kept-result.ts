import type { GradeReply } from '@vernacular/contract';
import { use, useState } from 'react';

import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { readWork, storeWork } from '../draft/tab-work.ts';

/** The most that is kept, in UTF-16 units: the text itself needs room beside it. */
export const longestKept = 2_000_000;

/** The result kept on this device from the last visit; null when there is none that can be read. */
export async function keptResult(kept = readWork('result')): Promise<GradeReply | null> {
  if (kept === null) return null;
  const { parseReply } = await fetchChunk(() => import('./check-reply.ts'));
  try {
    return parseReply(kept);
  } catch {
    // A newer version of the site may know results otherwise.
    return null;
  }
}

/** A component that waits is begun anew, and must find the same promise again. */
const readings = new Map<string, Promise<GradeReply | null>>();

function readOnce(kept: string): Promise<GradeReply | null> {
  const begun = readings.get(kept) ?? keptResult(kept);
  readings.clear();
  readings.set(kept, begun);
  return begun;
}

/** The same for a screen, as it is when the screen opens: one that was kept is waited for. */
export function useKeptResult(): GradeReply | null {
  const [kept] = useState(() => readWork('result'));
  return kept === null ? null : use(readOnce(kept));
}

/** Keeps a result as the text is kept, on this device; null forgets it. One too long takes the place of the last, too. */
export function keepResult(reply: GradeReply | null): void {
  const written = reply && JSON.stringify(reply);
  const isKept = written !== null && written.length <= longestKept && storeWork('result', written);
  if (!isKept) storeWork('result', null);
}
