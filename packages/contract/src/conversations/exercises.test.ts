import { botMessage, Html } from '@vernacular/exercises';
import type { Turn } from '@vernacular/exercises';
import { describe, expect, it } from 'vitest';

import { exerciseCalls, exerciseReply, readExerciseReply, writeMessage } from './exercises.ts';

const turn: Turn = {
  html: new Html('<p>Hello</p>'),
  table: { headers: ['a', 'b'], minimumRows: 2, example: ['x', 'y'] },
  range: { from: 100, to: 140 },
  revises: 'text60',
  checks: {
    field: 'text60',
    list: [
      {
        id: 'how-many',
        version: 2,
        question: 'How many?',
        why: 'One is no proof.',
        good: 'Of 240, 90 slept.',
        weak: 'Many slept.',
        source: 'A guideline',
        fact: 'number',
      },
    ],
  },
};

describe('the calls of the conversations', () => {
  it('are those of the specification', () => {
    expect(exerciseCalls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/Coherence',
        '/api/Coherence/no-feedback',
        '/api/CriticalThinking',
        '/api/CriticalThinking/no-feedback',
        '/api/Ethics',
        '/api/HalfLife',
        '/api/HalfLife/no-feedback',
        '/api/Persuasive',
      ]),
    );
  });
});

describe('a reply of a conversation', () => {
  const message = writeMessage(botMessage('1', turn));
  const reply = {
    messages: [message],
    updatedHistory: { currentStage: 1, taskId: '', isResearch: false },
  };

  it('travels with capitalised message fields', () => {
    expect(exerciseReply.parse(reply)).toEqual(reply);
    expect(message).toEqual({
      Id: '1',
      Text: '<p>Hello</p>',
      IsStudent: false,
      InputType: 'table',
      TableHeaders: ['a', 'b'],
      MinimumRows: 2,
      TableData: [],
      ExampleRow: ['x', 'y'],
      WordRange: { From: 100, To: 140 },
      Revises: 'text60',
      Checks: {
        Field: 'text60',
        List: [
          {
            Id: 'how-many',
            Version: 2,
            Question: 'How many?',
            Why: 'One is no proof.',
            Good: 'Of 240, 90 slept.',
            Weak: 'Many slept.',
            Source: 'A guideline',
            Fact: 'number',
          },
        ],
      },
    });
  });

  it('reads alike in either casing', () => {
    const lower = {
      messages: [
        Object.fromEntries(
          Object.entries(message).map(([k, v]) => [k[0]!.toLowerCase() + k.slice(1), v]),
        ),
      ],
      updatedHistory: reply.updatedHistory,
    };
    const upper = {
      Messages: [message],
      UpdatedHistory: { CurrentStage: 1, TaskId: '', IsResearch: false },
    };
    const expected = readExerciseReply(reply);
    expect(expected?.messages).toEqual([botMessage('1', turn)]);
    expect(readExerciseReply(lower)).toEqual(expected);
    expect(readExerciseReply(upper)).toEqual(expected);
  });

  it.each([null, 'no', {}, { messages: 'x', updatedHistory: {} }])('is not %j', (value) => {
    expect(readExerciseReply(value)).toBeNull();
  });
});
