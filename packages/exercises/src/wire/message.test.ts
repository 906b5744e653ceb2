import {
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Html } from '../turn/html.ts';
import { readMessage, readTypedMessage, studentMessage } from './message.ts';

describe('a message that was sent or stored', () => {
  const message = {
    id: '7',
    text: 'Hello',
    isStudent: true,
    inputType: 'table',
    tableHeaders: ['Term', 'Name, to keep'],
    minimumRows: 2,
    tableData: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    exampleRow: ['x', 'y'],
    wordRange: { from: 20, to: 40 },
  };

  it.each([
    [
      'as it travels',
      {
        Id: 7,
        Text: 'Hello',
        IsStudent: true,
        InputType: 'table',
        TableHeaders: ['Term', 'Name, to keep'],
        MinimumRows: 2,
        TableData: [
          ['a', 'b'],
          ['c', 'd'],
        ],
        ExampleRow: ['x', 'y'],
        WordRange: { From: 20, To: 40 },
      },
    ],
    ['in camel case', message],
    [
      'in snake case with JSON in its lists',
      {
        id: '7',
        text: 'Hello',
        is_student: 'true',
        input_type: 'table',
        table_headers: '["Term","Name, to keep"]',
        minimum_rows: '2',
        table_data: '[["a","b"],["c","d"]]',
        example_row: '["x","y"]',
        word_range: { from: '20', to: 40 },
      },
    ],
    [
      'with comma-separated lists',
      {
        id: '7',
        text: 'Hello',
        isStudent: 'yes',
        inputType: 'table',
        tableHeaders: 'Term,"Name, to keep"',
        minimumRows: 2,
        tableData: 'a,b\nc,d',
        exampleRow: 'x, y',
        wordRange: { from: 20, to: 40 },
      },
    ],
  ])('reads the same %s', (_how, sent) => {
    expect(readMessage(sent)).toEqual({ ...message, text: new Html('Hello') });
    expect(readTypedMessage(sent)).toEqual(message);
  });

  it.each([null, 'text', 5, []])('is none: %j', (value) => {
    expect(readMessage(value)).toBeNull();
    expect(readTypedMessage(value)).toBeNull();
  });

  it('can be anything at all', () => {
    const names = constantFrom(
      'Id',
      'text',
      'is_student',
      'tableData',
      'TableHeaders',
      'word_range',
      '__proto__',
    );
    assert(
      property(
        oneof(jsonValue(), dictionary(names, oneof(jsonValue(), string(), array(string())))),
        (value) => {
          const read = readMessage(value);
          expect(read === null || typeof read.text.source === 'string').toBe(true);
        },
      ),
    );
  });
});

it('a student’s message shows every character as it was typed', () => {
  expect(studentMessage('1', { text: 'p < 0.05 & <b>bold</b>', table: [] })).toMatchObject({
    text: new Html('<p dir="auto">p &lt; 0.05 &amp; &lt;b&gt;bold&lt;/b&gt;</p>'),
    isStudent: true,
  });
});

it('a message of the bot is none that a student sends', () => {
  expect(readTypedMessage({ Text: '<p>Hello</p>', IsStudent: false })).toBeNull();
});
