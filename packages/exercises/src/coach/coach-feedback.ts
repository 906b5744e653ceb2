import type { CoachComment, CoachReply } from './coach-port.ts';
import { joined, markup, paragraphs } from '../turn/html.ts';
import type { Html } from '../turn/html.ts';
import type { ConversationLanguage } from '../phrases/language.ts';
import { phrases } from '../phrases/phrases.ts';
import { quotation } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';

/** The coach's comments as one message, each saying what it is and whether a model wrote it; nothing when there are none. */
export function commentTurns(
  { comments, madeBy }: CoachReply,
  language: ConversationLanguage,
): readonly Turn[] {
  if (comments.length === 0) return [];
  const { kinds, byModel } = phrases[language].comment;
  const label = (kind: CoachComment['kind']) =>
    madeBy === 'llm' ? `${kinds[kind]} · ${byModel}` : kinds[kind];
  return [{ html: joined(comments.map((comment) => commentHtml(comment, label(comment.kind)))) }];
}

const commentHtml = ({ kind, text, quote }: CoachComment, label: string): Html =>
  markup`<div class="comment ${kind}">
    <p class="kind">${label}</p>
    ${quote === '' ? markup`` : quotation(asQuoted(quote))}${paragraphs(text)}
  </div>`;

/** From this many characters on a quotation without an end is the beginning of a longer sentence. */
const longQuote = 100;

/** A quotation as it is shown: where it breaks off, that is seen. */
const asQuoted = (quote: string) =>
  quote.length >= longQuote && !/[.!?…]["”’״)]*$/u.test(quote) ? `${quote} …` : quote;

/** The comments as plain text, the way they are kept: the words quoted first, then what is said of them. */
export const commentText = ({ comments }: CoachReply, language: ConversationLanguage): string =>
  comments
    .map(({ text, quote }) =>
      quote === '' ? text : `${phrases[language].quoted(asQuoted(quote))} ${text}`,
    )
    .join('\n');

/** A sentence of a version by rules stands alone; the writer has the others. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…]["”’״)]*)\s+|\n+/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What rules changed: the sentences of the version that neither the draft nor an earlier version has, parted by an ellipsis where others stood between. */
function changedIn(version: string, draft: string, shown: string): string {
  const written = new Set([...sentencesOf(draft), ...sentencesOf(shown)]);
  const parts: string[] = [];
  let isGap = false;
  for (const one of sentencesOf(version)) {
    const isNew = !written.has(one);
    if (isNew) parts.push(isGap && parts.length > 0 ? `… ${one}` : one);
    isGap = !isNew;
  }
  return parts.join(' ');
}

/** The coach’s version with a label that says who made it, by rules only the sentences that differ; nothing when there is none, or none that differs. */
export function versionTurns(
  { version, madeBy }: CoachReply,
  draft: string,
  language: ConversationLanguage,
  earlierVersions = '',
): readonly Turn[] {
  const shown = madeBy === 'local' ? changedIn(version, draft, earlierVersions) : version;
  if (shown.trim() === '' || version.trim() === draft.trim()) return [];
  const label = phrases[language].version[madeBy];
  return [
    {
      html: markup`<p>${label}</p>
        ${quotation(shown)}`,
    },
  ];
}
