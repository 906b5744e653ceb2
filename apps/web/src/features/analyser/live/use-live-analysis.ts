import type { LanguageCode, Level, Method } from '@vernacular/analyzer';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { reloadOnce } from '../../../platform/browser/reload-once.ts';
import { freshSession } from '../../../platform/account/session.ts';
import type { ShownSentences } from '../editor/long-sentence-marks.ts';
import type { WordsSource } from '../editor/writing-box.tsx';
import {
  createLiveAnalysis,
  type LiveAnalysis,
  type LiveState,
  type WorkerLine,
} from './live-analysis.ts';
import type { Answer, DictionaryAddress, Question } from './protocol.ts';
import { throttle } from './throttle.ts';

/** Analyses the text of a screen until it unmounts. `words` changes with each answer of the worker. */
export function useLiveAnalysis(
  dictionary: DictionaryAddress | null,
  method: Method,
  insists: boolean,
) {
  const [live] = useState(() => createLiveAnalysis({ connect: connectWorker }));
  const words: WordsSource = useMemo(
    () => ({ subscribe: live.subscribe, read: () => live.read().levels?.words ?? null }),
    [live],
  );
  useEffect(() => {
    live.readBy(method, insists);
  }, [live, method, insists]);
  useEffect(() => {
    live.open(dictionary);
  }, [live, dictionary]);
  useEffect(() => () => live.close(), [live]);
  const foreign = useSyncExternalStore(live.subscribe, () => live.read().foreign);
  return { live, words, foreign };
}

/** In milliseconds. The text is coloured with every keystroke; the numbers beside it can update less often. */
const interval = 160;

/** The state of the analysis, at most one update per `interval`. */
export function useLiveState(live: LiveAnalysis): LiveState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const calm = throttle(listener, interval);
      const leave = live.subscribe(calm.run);
      return () => {
        leave();
        calm.callOff();
      };
    },
    [live],
  );
  return useSyncExternalStore(subscribe, live.read);
}

/** A word's count in the dictionary's units (`scale`); null until it is known, and for rare words. */
export function useWordFrequency(
  live: LiveAnalysis,
  word: string | null,
  level: Level | null,
): number | null {
  const [known, setKnown] = useState<{ word: string; count: number | null } | null>(null);
  useEffect(() => {
    if (word === null || level === null || level === 'rare') return undefined;
    let isWanted = true;
    void live.count(word).then((count) => isWanted && setKnown({ word, count }));
    return () => {
      isWanted = false;
    };
  }, [live, word, level]);
  return known !== null && known.word === word ? known.count : null;
}

/** All sentences with their language; null while underlining is off or the text is not analysed. */
export function useShownSentences(
  live: LiveAnalysis,
  isOn: boolean,
  language: LanguageCode,
): ShownSentences | null {
  const read = () => (isOn ? (live.read().levels?.sentences ?? null) : null);
  const sentences = useSyncExternalStore(live.subscribe, read);
  return useMemo(() => sentences && { sentences, language }, [sentences, language]);
}

/**
 * Starts the analysis worker. `onBreak` is called when it cannot start or stops. An error before its first answer may
 * mean another version of the site, so the page reloads once.
 */
function connectWorker(onAnswer: (answer: Answer) => void, onBreak: () => void): WorkerLine {
  const worker = new Worker(new URL('analysis.worker.ts', import.meta.url), { type: 'module' });
  let hasAnswered = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    hasAnswered = true;
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    onBreak();
    if (!hasAnswered) void reloadOnce();
  });
  // oxlint-disable-next-line require-post-message-target-origin -- a worker has no other origin
  const send = (question: Question) => worker.postMessage(question);
  let newest: Question | null = null;

  /** A private dictionary is fetched with a fresh access token. */
  const openPrivate = async (question: Question & { kind: 'open' }) => {
    const session = await freshSession();
    if (newest !== question) return;
    const { dictionary } = question;
    if (session.kind !== 'in') send(question);
    else {
      const authorization = `Bearer ${session.accessToken}`;
      send({ kind: 'open', dictionary: { ...dictionary, authorization } });
    }
  };

  return {
    post: (question) => {
      if (question.kind === 'open') newest = question;
      if (question.kind === 'open' && question.dictionary.isPrivate) void openPrivate(question);
      else send(question);
    },
    close: () => worker.terminate(),
  };
}
