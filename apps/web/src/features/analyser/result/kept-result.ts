import type { GradeReply } from '@vernacular/contract';
import { use, useState } from 'react';

import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { readWork, storeWork } from '../draft/tab-storage.ts';

/** The longest result that is kept, in UTF-16 code units; the text itself needs storage beside it. */
export const longestKept = 2_000_000;

/**
 * The result stored in this tab; null when there is none or it cannot be parsed. Rejects with `ChunkMissing` when the
 * parser does not load.
 */
export async function keptResult(kept = readWork('result')): Promise<GradeReply | null> {
  if (kept === null) return null;
  const { parseReply } = await fetchChunk(() => import('./grade-request.ts'));
  try {
    return parseReply(kept);
  } catch {
    // It may have been kept by a version of the site with another format.
    return null;
  }
}

/** React restarts a component that suspends, and it must then find the same promise again. */
const readings = new Map<string, Promise<GradeReply | null>>();

function readOnce(kept: string): Promise<GradeReply | null> {
  const begun = readings.get(kept) ?? keptResult(kept);
  readings.clear();
  readings.set(kept, begun);
  return begun;
}

/** The stored result. Suspends while it is read. */
export function useKeptResult(): GradeReply | null {
  const [kept] = useState(() => readWork('result'));
  return kept === null ? null : use(readOnce(kept));
}

/** Stores the result of the text in this tab; null deletes it. A result too long to keep also removes the last one. */
export function keepResult(reply: GradeReply | null): void {
  const written = reply && JSON.stringify(reply);
  const isKept = written !== null && written.length <= longestKept && storeWork('result', written);
  if (!isKept) storeWork('result', null);
}
