import type { Said } from '../../../parts/message/answers.ts';

/** The values that a question about distress offers; null for any other message. */
function offeredBy({ isStudent, content }: Said): readonly string[] | null {
  if (isStudent || typeof content === 'string') return null;
  const pause = new DOMParser()
    .parseFromString(content.source, 'text/html')
    .querySelector('.pause');
  return (
    pause &&
    [...pause.querySelectorAll('[data-value]')].map((one) => one.getAttribute('data-value')!)
  );
}

/** A pause offers these where a text waits to be kept: keep it, go back, stop. */
const withText = 3;

/**
 * The messages without those about distress: what was asked about, the question, and the choice. What its writer kept
 * as an answer stays. Others may read the file.
 */
export function withoutPauses(said: readonly Said[]): readonly Said[] {
  const left = new Set<Said | undefined>();
  for (const [at, one] of said.entries()) {
    const offered = offeredBy(one);
    if (!offered) continue;
    const [before, next] = [said[at - 1], said[at + 1]];
    const sent = next?.isStudent && typeof next.content === 'string' ? next.content.trim() : '';
    const isKept = offered.length === withText && sent === '1';
    const isChoice = offered.indexOf(sent) > 0 || (/^[1-3]$/u.test(sent) && next !== undefined);
    left.add(one);
    if (before?.isStudent && !isKept) left.add(before);
    if (isChoice) left.add(next);
  }
  return said.filter((one) => !left.has(one));
}
