import type { Said } from '../../../parts/message/shown-messages.ts';

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

/** Number of options of a pause after a text: keep the text, go back, stop. */
const withText = 3;

/**
 * Leaves out the messages about distress, because others may read the file: the message that led to the question, the
 * question, and the choice. A message that its writer chose to keep as an answer stays.
 */
export function omitDistressMessages(said: readonly Said[]): readonly Said[] {
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
