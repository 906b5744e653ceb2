import type { Report, ReportPart } from '@vernacular/documents/report';
import type { AnsweredCheck, Version } from '@vernacular/exercises';

import {
  headersOf,
  shownAnswer,
  type Content,
  type Said,
} from '../../../parts/message/shown-messages.ts';
import { omitDistressMessages } from './omit-distress-messages.ts';

/** A conversation with the headings of its report, in the language of the page. */
export interface Told {
  readonly title: string;
  readonly date: string;
  readonly isRightToLeft: boolean;
  readonly versions: readonly (Pick<Version, 'label' | 'text'> & { readonly note: string })[];
  readonly said: readonly Said[];
  readonly words: {
    readonly versions: string;
    readonly conversation: string;
    readonly student: string;
    readonly coach: string;
    readonly table: string;
    readonly checks: string;
    readonly answer: (check: AnsweredCheck) => string;
  };
}

const runsLeft = (text: string) => /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

const paragraph = (text: string): ReportPart => ({
  kind: 'paragraph',
  text,
  isRightToLeft: runsLeft(text),
});

const paragraphs = (text: string): readonly ReportPart[] => linesIn(text).map(paragraph);

const linesIn = (text: string) => text.split(/\n+/u).filter((line) => line.trim() !== '');

const clean = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ').trim();

/** With `hasChecks`, the list of checks in the HTML is left out, because it is added with the answers. */
function partsOf(content: Content, hasChecks: boolean): readonly ReportPart[] {
  if (typeof content === 'string') return paragraphs(content);
  const holder = new DOMParser().parseFromString(content.source, 'text/html').body;
  if (hasChecks) for (const list of holder.querySelectorAll('section.checks')) list.remove();
  for (const br of holder.querySelectorAll('br')) br.replaceWith('\n');
  const blocks = [...holder.querySelectorAll('p, li, h2, h3, button, table')];
  if (blocks.length === 0) return paragraphs(holder.textContent ?? '');
  return blocks
    .filter(({ parentElement }) => parentElement?.closest('p, li, button, table') === null)
    .flatMap((block): readonly ReportPart[] => {
      if (block instanceof HTMLTableElement) return [tableOf(block)];
      const point = block.matches('li, button') ? '• ' : '';
      return linesIn(block.textContent ?? '').map((line) => paragraph(`${point}${clean(line)}`));
    });
}

const checksOf = (
  checks: readonly AnsweredCheck[],
  { checks: title, answer }: Told['words'],
): readonly ReportPart[] =>
  checks.length === 0
    ? []
    : [
        paragraph(title),
        ...checks.map((check) => paragraph(`• ${check.question} – ${answer(check)}`)),
      ];

const tableOf = (table: HTMLTableElement): ReportPart => ({
  kind: 'table',
  ...(table.caption && { caption: clean(table.caption.textContent) }),
  rows: [...table.rows].map((row) => [...row.cells].map((cell) => clean(cell.textContent))),
});

/** The report of a conversation, without what was said about distress. */
export const conversationReport = (told: Told): Report =>
  reportOf({ ...told, said: omitDistressMessages(told.said) });

const reportOf = ({ title, date, isRightToLeft, versions, said, words }: Told): Report => ({
  title,
  isRightToLeft,
  parts: [
    { kind: 'paragraph', text: date },
    { kind: 'heading', text: words.versions },
    ...versions.flatMap(({ label, text, note }): readonly ReportPart[] => [
      { kind: 'subheading', text: label },
      ...paragraphs(text),
      { kind: 'paragraph', text: note },
    ]),
    { kind: 'heading', text: words.conversation },
    ...said.flatMap(({ isStudent, rows, checks = [] }, at): readonly ReportPart[] => [
      ...(isStudent === said[at - 1]?.isStudent
        ? []
        : [{ kind: 'subheading' as const, text: isStudent ? words.student : words.coach }]),
      ...partsOf(shownAnswer(said, at), checks.length > 0),
      ...checksOf(checks, words),
      ...(rows.length > 0
        ? [{ kind: 'table' as const, caption: words.table, rows: [headersOf(said, at), ...rows] }]
        : []),
    ]),
  ],
});
