import { createHash } from 'node:crypto';

import type { CoachComment, CoachRequest } from '@vernacular/exercises';

const keyOf = (writer: string, { focus, draft, answer }: CoachRequest) =>
  createHash('sha256').update([writer, focus, draft, answer].join('\u0000')).digest('base64');

/** Remembers, in this process, what each writer was last shown of a model’s answer: whoever goes on without the rest keeps it. */
export function lastShown(most = 500) {
  const kept = new Map<string, readonly CoachComment[]>();
  const forget = (writer: string, request: CoachRequest) =>
    void kept.delete(keyOf(writer, request));
  return {
    of: (writer: string, request: CoachRequest): readonly CoachComment[] =>
      kept.get(keyOf(writer, request)) ?? [],
    forget,
    keep(writer: string, request: CoachRequest, comments: readonly CoachComment[]): void {
      forget(writer, request);
      kept.set(keyOf(writer, request), comments);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    },
  };
}
