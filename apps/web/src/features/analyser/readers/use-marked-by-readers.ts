import { useEffect, useMemo, useState, type RefObject } from 'react';

import { onAsked } from '../../../parts/ask-readers/stored-reader-tests.ts';
import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../../platform/browser/log.ts';
import type { Writing } from '../editor/open-text-editor.ts';
import type { WrittenText } from '../editor/written-text.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { isRunning, keepRounds, keptRounds, roundsOf } from './kept-rounds.ts';
import { findMarked, type FindMarked, type ReaderRound } from './marked-by-readers.ts';

const soonestAgain = 60_000;

/**
 * What readers of the text marked. Fetches results when the text is opened, if readers were asked from this browser,
 * and again when the page regains focus while readers can still answer, at most once a minute.
 */
export function useMarkedByReaders(
  live: LiveAnalysis,
  writing: RefObject<Pick<Writing, 'text'> | null>,
  /** While the box is empty, the text that Undo brings back; null while there is a text. */
  emptied: WrittenText | null,
): FindMarked {
  const [rounds, setRounds] = useState(keptRounds);

  // The rounds belong to one text: they are removed when it is emptied, and restored with it.
  useEffect(() => {
    const away = keptRounds();
    if (!emptied || away.length === 0) return undefined;
    const box = writing.current;
    keepRounds([]);
    live.findHelp([]);
    return () => {
      if (box?.text() === emptied.toString()) keepRounds(away);
    };
  }, [emptied, live, writing]);

  useEffect(() => {
    if (emptied) return undefined;
    let newest = 0;
    let askedAt = 0;
    const show = (next: readonly ReaderRound[]) => {
      setRounds(next);
      if (next.length + keptRounds().length === 0) return;
      keepRounds(next);
      live.findHelp(next);
    };
    const begin = async () => {
      newest += 1;
      const nth = newest;
      const before = roundsOf(writing.current?.text() ?? '');
      show(before);
      if (before.length === 0) return;
      askedAt = Date.now();
      try {
        const { fetchRound } = await fetchChunk(() => import('./fetch-round.ts'));
        const now = await Promise.all(before.map(fetchRound));
        if (nth === newest) show(now);
      } catch (error) {
        logTrouble('What readers marked is as it was kept.', error);
      }
    };
    void begin();
    const leave = onAsked(() => void begin());
    const onBack = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < soonestAgain) return;
      if (roundsOf(writing.current?.text() ?? '').some(isRunning)) void begin();
    };
    window.addEventListener('focus', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      newest = -1;
      leave();
      window.removeEventListener('focus', onBack);
      document.removeEventListener('visibilitychange', onBack);
    };
  }, [emptied, live, writing]);
  return useMemo(() => findMarked(emptied ? [] : rounds), [emptied, rounds]);
}
