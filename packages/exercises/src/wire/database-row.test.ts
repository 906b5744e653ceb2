import { describe, expect, it } from 'vitest';

import { exerciseNamed } from '../catalog/exercises.ts';

import { readHistory, writeHistory } from './history.ts';
import { columnsOf, conversationFromRow, historyFromRow, rowOf } from './database-row.ts';

const setting = { edition: 'full', language: 'en' } as const;
const coherence = exerciseNamed('coherence');
const sent = {
  currentStage: 4,
  participantName: 'P7',
  isResearch: true,
  startTime: '2026-11-21T08:00:00.000Z',
  initialText: 'My first text.',
  question1Choice: 'Not sure',
  question1Details: 'bee | insect | bee',
  feedback1: 'Two names for one thing.',
  revisionAfterQuestion1: 'My second text.',
};

const history = (() => {
  const read = readHistory(coherence, setting, sent);
  if (read.kind === 'refused') throw new Error(read.sentence);
  return read.history;
})();

describe('a row', () => {
  it('has the columns of the table, empty ones null', () => {
    expect(rowOf(coherence, history)).toMatchObject({
      current_stage: 4,
      is_research: true,
      participant_name: 'P7',
      start_time: '2026-11-21T08:00:00.000Z',
      initial_text: 'My first text.',
      current_text: 'My second text.',
      question1_choice: 'Not sure',
      feedback1: 'Two names for one thing.',
      revision_after_question1: 'My second text.',
      final_text: null,
      reflection_answer1: null,
    });
  });

  it('gives back the history it was made of', () => {
    const row = { id: 'task', ...rowOf(coherence, history) };
    expect(historyFromRow(coherence, 'full', row)).toEqual({
      kind: 'read',
      history: { ...history, about: { ...history.about, taskId: 'task' } },
    });
  });

  it('gives back a history from its columns alone', () => {
    const { history: _, ...columns } = rowOf(coherence, history);
    const read = historyFromRow(coherence, 'full', { id: 'task', ...columns });
    expect(read).toMatchObject({ kind: 'read', history: { stage: 4, facts: history.facts } });
  });

  it.each([
    [
      'half-life',
      [
        'text120_first',
        'text120_first_gpt3',
        'text120_first_jargon',
        'text120_first_jargon_score',
        'text60',
        'text60_gpt3',
        'text60_jargon',
        'text60_jargon_score',
        'text30',
        'text30_gpt3',
        'text30_jargon',
        'text30_jargon_score',
        'text120_last',
        'target_audience',
        'which_is_better',
      ],
    ],
    [
      'ethics',
      [
        'original_text',
        'mitigate_text',
        'mitigate_text_gpt3',
        'final_text',
        'which_is_better',
        'why_is_better',
        'additional_information',
      ],
    ],
    [
      'persuasive',
      [
        'target_audience',
        'detailed_audience',
        'original_text',
        'text_logos',
        'text_audience_interests',
        'pathos_interests_reflected',
        'text_pathos',
        'ethos_affiliation',
        'ethos_affiliation_reflected',
        'text_ethos',
        'which_is_better',
        'why_is_better',
        'additional_information',
        'what_you_have_learnt',
        'original_text_jargon',
        'text_logos_gpt3',
        'text_pathos_gpt3',
        'text_ethos_gpt3',
      ],
    ],
  ] as const)(
    'of %s has the columns of the specification, and those of every conversation',
    (name, columns) => {
      const exercise = exerciseNamed(name);
      const read = readHistory(exercise, setting, {});
      const row = read.kind === 'read' ? rowOf(exercise, read.history) : {};
      const shared = ['current_stage', 'history', 'is_research', 'participant_name', 'start_time'];
      expect(Object.keys(row).sort()).toEqual([...columns, ...shared].sort());
      expect(Object.keys(columnsOf(exercise)).sort()).toEqual(
        [...columns, ...shared, 'messages'].sort(),
      );
    },
  );
});

describe('the conversation of a row', () => {
  it('is the messages that were stored', () => {
    const messages = [{ Id: '1', Text: '<p>Hello</p>', IsStudent: false }];
    for (const stored of [messages, JSON.stringify(messages)]) {
      expect(conversationFromRow(coherence, { messages: stored })).toMatchObject([
        { id: '1', text: { source: '<p>Hello</p>' }, isStudent: false },
      ]);
    }
  });

  it('is rebuilt from the fields under bold labels when no messages were stored', () => {
    const rebuilt = conversationFromRow(coherence, {
      ...rowOf(coherence, history),
      messages: null,
    });
    expect(rebuilt.map(({ text, isStudent }) => [text.source, isStudent])).toEqual([
      ['<p><strong>Initial Text</strong></p><p dir="auto">My first text.</p>', true],
      ['<p><strong>Question 1 Choice</strong></p><p dir="auto">Not sure</p>', true],
      ['<p><strong>Question 1 Details</strong></p><p dir="auto">bee | insect | bee</p>', true],
      ['<p><strong>Feedback 1</strong></p><p dir="auto">Two names for one thing.</p>', false],
      ['<p><strong>Revision After Question 1</strong></p><p dir="auto">My second text.</p>', true],
    ]);
  });

  it('shows what a choice means, and escapes what was written', () => {
    const row = { target_audience: '3', text60: '<script>alert(1)</script>', messages: 'not JSON' };
    expect(
      conversationFromRow(exerciseNamed('half-life'), row).map(({ text }) => text.source),
    ).toEqual([
      '<p><strong>Target Audience</strong></p><p dir="auto">High school</p>',
      '<p><strong>Text of 60 words</strong></p><p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ]);
  });

  it('goes question by question', () => {
    const row = {
      initial_summary: 'a',
      question1_answer: 'b',
      feedback1: 'c',
      revision_after_question1: 'd',
      question2_answer: 'e',
      final_summary: 'f',
      reflection_answer4: '5',
      reflection_open_response: 'g',
    };
    const rebuilt = conversationFromRow(exerciseNamed('critical-thinking'), row);
    expect(rebuilt.map(({ text }) => /<strong>(.*?)</.exec(text.source)?.[1])).toEqual([
      'Initial Summary',
      'Question 1 Answer',
      'Feedback 1',
      'Revision After Question 1',
      'Question 2 Answer',
      'Final Summary',
      'Reflection Answer 4',
      'Reflection Open Response',
    ]);
  });

  it('is empty for a row that was anonymised', () => {
    expect(conversationFromRow(coherence, { messages: null, initial_text: null })).toEqual([]);
    expect(writeHistory(coherence, history)).not.toHaveProperty('messages');
  });
});
