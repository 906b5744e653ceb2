import { useEffect, useMemo, useState, type RefObject } from 'react';

import {
  onAsked,
  storedReaderTests,
  titleOf,
} from '../../../parts/ask-readers/stored-reader-tests.ts';
import { fetchChunk } from '../../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../../platform/browser/log.ts';
import { readWork, storeWork } from '../draft/tab-storage.ts';
import type { Writing } from '../editor/open-text-editor.ts';
import type { WrittenText } from '../editor/written-text.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { findMarked, type FindMarked, type ReaderRound } from './marked-by-readers.ts';

/** Rounds followed for one text: enough for the text and an earlier version of it. */
const mostRounds = 2;

function keptRounds(): readonly ReaderRound[] {
  try {
    return JSON.parse(readWork('readers') ?? '[]') as ReaderRound[];
  } catch {
    return [];
  }
}

function keepRounds(rounds: readonly ReaderRound[]): void {
  storeWork('readers', rounds.length === 0 ? null : JSON.stringify(rounds));
}

/**
 * The newest two rounds of a text: rounds stored with it, and rounds whose title is its beginning. Rounds that this
 * browser no longer lists are left out.
 */
function roundsOf(text: string): readonly ReaderRound[] {
  const kept = new Map(keptRounds().map((round) => [round.resultsLink, round]));
  const title = titleOf(text);
  return storedReaderTests()
    .filter((asked) => kept.has(asked.resultsLink) || asked.title === title)
    .slice(0, mostRounds)
    .map(({ resultsLink }) => kept.get(resultsLink) ?? { resultsLink, readers: 0, words: [] });
}

const isRunning = ({ resultsLink }: ReaderRound): boolean =>
  storedReaderTests().some(
    (asked) => asked.resultsLink === resultsLink && new Date(asked.endsAt) > new Date(),
  );

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
    const leaving = new AbortController();
    window.addEventListener('focus', onBack, { signal: leaving.signal });
    document.addEventListener('visibilitychange', onBack, { signal: leaving.signal });
    return () => {
      newest = -1;
      leave();
      leaving.abort();
    };
  }, [emptied, live, writing]);
  return useMemo(() => findMarked(emptied ? [] : rounds), [emptied, rounds]);
}
