import type { ReaderAnswer } from '@vernacular/contract';

import { readJson, store } from '../../platform/storage/storage.ts';

/** An answer on this device: while it is written, while it waits for a connection, and after it was sent. */
export interface KeptAnswer extends Required<ReaderAnswer> {
  /** Random id, known only to this device and the server. Anyone who has it can delete the answer. */
  readonly answerId: string;
  readonly step: 'text' | 'questions' | 'sent';
  readonly isWaiting: boolean;
  /** The server has received this answer or an earlier version of it. */
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

/** The answer stored on this device, or a new one. */
export const readAnswer = (testId: string): KeptAnswer => ({
  ...newAnswer(),
  ...(readJson(keyOf(testId)) as Partial<KeptAnswer> | null),
});

/** Stores the answer on this device; null deletes it. False when the storage of the browser is blocked or full. */
export const keepAnswer = (testId: string, answer: KeptAnswer | null): boolean =>
  store(keyOf(testId), answer && JSON.stringify(answer));

/** The part of the answer that the server takes, with whole seconds. */
export const toSend = (answer: KeptAnswer): ReaderAnswer => {
  const { marks, knewAll, answers, rating, seconds, about } = answer;
  return { marks, knewAll, answers, rating, seconds: Math.round(seconds), about };
};
