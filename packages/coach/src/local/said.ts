import type { CoachComment } from '@vernacular/exercises';

import type { Look } from '../rules/rule.ts';

/** What was said earlier in the conversation, each with the text of which it was said last. */
export type Said = ReadonlyMap<string, string>;

const firstQuoted = (text: string) => /[“״]([^“”״]+)[”״]/u.exec(text)?.[1] ?? '';

/** Whether the writer has sent another text since this was said. What was only shown was said of a text with its word. */
export function isRevised({ draft, request }: Look, said: Said, text: string): boolean {
  const of = said.get(text);
  if (of !== undefined) return of !== draft.text;
  return [
    ...request.earlier.map((one) => one.text),
    ...(request.before ?? []).map((one) => one.draft),
  ]
    .filter((one) => one !== draft.text)
    .some((one) => one.includes(firstQuoted(text)));
}

/** The same question about a word that claims much, in either of its wordings; any other remark has one. */
export function wordingsOf(text: string, { change, quoted }: Look['say']): readonly string[] {
  const word = firstQuoted(text);
  const ofClaim = [change.booster(word), change.newStrength(quoted(word))];
  return ofClaim.includes(text) ? ofClaim : [text];
}

/** A word that was asked about before and stands in the new version too: that alone is said. */
export function stillThere(comment: CoachComment, { say }: Look): CoachComment | null {
  const word = firstQuoted(comment.text);
  const isOfWord =
    /^[\p{L}-]+$/u.test(word) &&
    (/^[“״]/u.test(comment.text) || wordingsOf(comment.text, say).length > 1);
  return isOfWord && comment.quote.includes(word)
    ? { ...comment, text: say.change.still(word) }
    : null;
}

/** Whether a remark was made before. What was said of rare words of earlier texts is known only from what was shown, each after its quotation. */
export const wasSaid =
  ({ request }: Look, said: Said) =>
  (text: string) =>
    said.has(text) || (request.said?.some((one) => one.endsWith(text)) ?? false);

/** The word of its sentence that such a remark names, still there. */
export function stillClaimed(comment: CoachComment, say: Look['say']): CoachComment {
  const named = [...comment.text.matchAll(/[“״]([^”״“]+)[”״]/gu)].map(([, words = '']) => words);
  const word = named.find((one) => comment.quote.includes(one)) ?? named.at(-1) ?? '';
  return { ...comment, text: say.change.still(word) };
}
