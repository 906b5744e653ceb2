import type { CoachComment, CoachReply } from './coach-port.ts';
import { joined, markup, paragraphs, type Html } from '../turn/html.ts';
import type { ConversationLanguage } from '../words/site-languages.ts';
import { phrases, messageFormatters } from '../words/words.ts';
import { quotation, type Turn } from '../turn/turn.ts';

/** The coach's comments as one HTML message; no message without comments. */
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

const longQuote = 100;

const asQuoted = (quote: string) =>
  quote.length >= longQuote && !/[.!?…]["”’״)]*$/u.test(quote) ? `${quote} …` : quote;

/** The comments as plain text, one per line, as the record keeps them. */
export const commentText = ({ comments }: CoachReply, language: ConversationLanguage): string =>
  comments
    .map(({ text, quote }) =>
      quote === '' ? text : `${messageFormatters[language].quoted(asQuoted(quote))} ${text}`,
    )
    .join('\n');

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…]["”’״)]*)\s+|\n+/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * The sentences of a rule-made version that neither the draft nor an earlier version has. An ellipsis stands where
 * others were between them.
 */
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

/** The rewritten draft as a message; of a rule-made one only its new sentences. No message if nothing is new. */
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
