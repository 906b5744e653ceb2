import { Html } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import type { Said } from '../../../parts/message/shown-messages.ts';
import { conversationReport } from './conversation-report.ts';

const bot = (source: string, headers: readonly string[] = []): Said => ({
  isStudent: false,
  content: new Html(source),
  headers,
  rows: [],
});
const mine = (content: string, rows: Said['rows'] = []): Said => ({
  isStudent: true,
  content,
  headers: [],
  rows,
});
const told = (
  said: readonly Said[],
  versions: Parameters<typeof conversationReport>[0]['versions'] = [],
) =>
  conversationReport({
    title: 'Half Life',
    date: '22 November 2026',
    isRightToLeft: false,
    versions,
    said,
    words: {
      versions: 'Your versions',
      conversation: 'Conversation',
      student: 'You',
      coach: 'Coach',
      table: 'What you filled in',
      checks: 'What a careful reader would ask',
      answer: ({ answer, words }) => (answer === 'marked' ? `marked: ${words}` : answer),
    },
  }).parts.map((part) =>
    part.kind === 'table'
      ? `${part.caption ? `${part.caption}: ` : ''}${part.rows.map((row) => row.join(' | ')).join(' / ')}`
      : `${part.kind === 'paragraph' ? '' : '# '}${part.text}${part.kind === 'paragraph' && part.isRightToLeft ? ' ←' : ''}`,
  );

test('every version stands first, each with its note and in its own direction', () => {
  const versions = [
    { label: 'First', text: 'One.\n\nTwo.', note: '2 words' },
    { label: 'Last', text: 'אחת.', note: '1 word' },
  ];
  expect(told([], versions).slice(1, -1)).toEqual([
    '# Your versions',
    '# First',
    'One.',
    'Two.',
    '2 words',
    '# Last',
    'אחת. ←',
    '1 word',
  ]);
});

test('what was said follows, with its points, options, tables and quotations', () => {
  const said = [
    bot('<p>Hello<br>you</p>'),
    bot('<p>Which?</p><div class="options"><button data-value="1">Original (1)</button></div>'),
    mine('1'),
    bot(
      '<table><caption>The words</caption><tr><th>Rare</th></tr><tr><td><p>3</p></td></tr></table><ul><li>a point</li></ul>',
    ),
    bot(
      '<div class="comment"><p class="kind">Works</p><blockquote><p>our rice</p></blockquote></div>',
      ['A', 'B'],
    ),
    mine('', [['<b>x</b>', 'y']]),
  ];
  expect(told(said).slice(2)).toEqual([
    '# Conversation',
    '# Coach',
    'Hello',
    'you',
    'Which?',
    '• Original (1)',
    '# You',
    'Original',
    '# Coach',
    'The words: Rare / 3',
    '• a point',
    'Works',
    'our rice',
    '# You',
    'What you filled in: A | B / <b>x</b> | y',
  ]);
});

test('a Hebrew line runs from right to left behind a bullet, a number or a quotation mark too', () => {
  const said = [bot('<ul><li>נקודה</li></ul><p>2. שאלה</p><p>“ציטוט”</p><p>2. question</p>')];
  expect(told(said).slice(4)).toEqual(['• נקודה ←', '2. שאלה ←', '“ציטוט” ←', '2. question']);
});

test('the checks of a question stand under it with their answers, once', () => {
  const asked = {
    ...bot('<p>Why?</p><section class="checks"><ul><li>How many?</li></ul></section>'),
    checks: [
      { id: 'a', question: 'How many?', answer: 'marked', words: '240 pupils' },
      { id: 'b', question: 'Compared with whom?', answer: 'open', words: '' },
    ] as const,
  };
  expect(told([asked]).slice(2)).toEqual([
    '# Conversation',
    '# Coach',
    'Why?',
    'What a careful reader would ask',
    '• How many? – marked: 240 pupils',
    '• Compared with whom? – open',
  ]);
});
