import { useEffect, useState } from 'react';

import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../../platform/browser/log.ts';
import { useSession } from '../../../platform/account/session.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { allOf, openKnownWords, type KnownWords } from './known-words.ts';

/** Opens the list, applies it to the live analysis, and syncs it with the account of a signed-in user. */
export function useKnownWords(live: LiveAnalysis): KnownWords {
  const [known] = useState(openKnownWords);
  useEffect(() => {
    const tell = () => live.know(allOf(known.read()));
    tell();
    return known.subscribe(tell);
  }, [live, known]);
  const session = useSession();
  const userId = session.kind === 'in' ? session.user.id : null;
  useEffect(() => {
    if (userId === null) return undefined;
    let isOver = false;
    let stop = () => {
      isOver = true;
    };
    const begin = async () => {
      try {
        const { keepWithAccount } = await fetchChunk(() => import('./sync-with-account.ts'));
        if (!isOver) stop = keepWithAccount(known);
      } catch (error) {
        logTrouble('The known words stay on this device.', error);
      }
    };
    void begin();
    return () => stop();
  }, [userId, known]);
  return known;
}
