import type { ReaderAnswer } from '@vernacular/contract';

import { readStored, store } from '../../platform/storage/storage.ts';

/** An answer on this device: while it is written, while it waits for a connection, and after it was sent. */
export interface KeptAnswer extends Required<ReaderAnswer> {
  /** Made here, kept here and on the server alone: whoever has it can take the answer back. */
  readonly answerId: string;
  readonly step: 'text' | 'questions' | 'sent';
  readonly isWaiting: boolean;
  /** The server has it, perhaps in an earlier form. */
  readonly wasSent: boolean;
}

const keyOf = (testId: string) => `reading:${testId}` as const;

export function newAnswer(): KeptAnswer {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const answerId = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return {
    answerId,
    marks: [],
    knewAll: false,
    answers: [],
    rating: null,
    seconds: 0,
    about: {},
    step: 'text',
    isWaiting: false,
    wasSent: false,
  };
}

export function readAnswer(testId: string): KeptAnswer {
  const fresh = newAnswer();
  try {
    return { ...fresh, ...(JSON.parse(readStored(keyOf(testId)) ?? '{}') as Partial<KeptAnswer>) };
  } catch {
    return fresh;
  }
}

/** False where the browser keeps nothing. */
export const keepAnswer = (testId: string, answer: KeptAnswer | null): boolean =>
  store(keyOf(testId), answer && JSON.stringify(answer));

export const toSend = (answer: KeptAnswer): ReaderAnswer => {
  const { marks, knewAll, answers, rating, seconds, about } = answer;
  return { marks, knewAll, answers, rating, seconds: Math.round(seconds), about };
};
