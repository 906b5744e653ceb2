import { useCallback, useEffect, useRef, useState } from 'react';

import { keepAnswer, newAnswer, readAnswer, toSend, type KeptAnswer } from './kept-answer.ts';
import { codeOf, isPassing, sendAnswer, takeAnswerBack } from './reader-calls.ts';

/** Milliseconds between two attempts to send a waiting answer. */
const pause = 20_000;

/** The answer of this device to one test, which survives a reload. After `send` it is sent again until it arrives. */
export function useAnswer(testId: string) {
  const [answer, setAnswer] = useState(() => readAnswer(testId));
  const [isKept, setKept] = useState(true);
  /** Error code of the last failure: `unreachable` or `busy` while the answer waits to be sent. */
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const shownAt = useRef<number>(null);
  const latest = useRef(answer);

  const change = useCallback(
    (part: Partial<KeptAnswer>) => {
      const now = performance.now();
      const passed = shownAt.current === null ? 0 : (now - shownAt.current) / 1000;
      if (shownAt.current !== null) shownAt.current = now;
      const next = { ...latest.current, seconds: latest.current.seconds + passed, ...part };
      latest.current = next;
      setAnswer(next);
      setKept(keepAnswer(testId, next));
    },
    [testId],
  );

  const send = useCallback(async () => {
    change({ isWaiting: true });
    setSending(true);
    try {
      await sendAnswer(testId, latest.current.answerId, toSend(latest.current));
      setTrouble(null);
      change({ isWaiting: false, wasSent: true, step: 'sent' });
    } catch (error) {
      const code = codeOf(error);
      setTrouble(code);
      change({ isWaiting: isPassing(code) });
    }
    setSending(false);
  }, [testId, change]);

  const { isWaiting } = answer;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void send();
    const timer = setInterval(again, pause);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isWaiting, send]);

  // Sends an answer that was waiting when the page was closed.
  useEffect(() => {
    if (latest.current.isWaiting) void send();
  }, [send]);

  const takeBack = useCallback(async () => {
    await takeAnswerBack(latest.current.answerId);
    keepAnswer(testId, null);
    latest.current = newAnswer();
    setAnswer(latest.current);
    shownAt.current = null;
    setTakenBack(true);
  }, [testId]);

  const onShown = useCallback(() => {
    shownAt.current ??= performance.now();
  }, []);

  return { answer, isKept, isTakenBack, trouble, isSending, change, send, takeBack, onShown };
}

export type AnswerState = ReturnType<typeof useAnswer>;
