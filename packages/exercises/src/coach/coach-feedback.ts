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
    ${quote === '' ? markup`` : quotation(quote)}${paragraphs(text)}
  </div>`;

/** The comments as plain text, the way they are kept: the words quoted first, then what is said of them. */
export const commentText = ({ comments }: CoachReply): string =>
  comments.map(({ text, quote }) => (quote === '' ? text : `“${quote}” ${text}`)).join('\n');

/** The coach's version with a label that says who made it; nothing when there is none, or none that differs. */
export function versionTurns(
  { version, madeBy }: CoachReply,
  draft: string,
  language: ConversationLanguage,
): readonly Turn[] {
  if (version.trim() === '' || version.trim() === draft.trim()) return [];
  const label = phrases[language].version[madeBy];
  return [
    {
      html: markup`<p>${label}</p>
        ${quotation(version)}`,
    },
  ];
}
