import { botMessage, exerciseNamed, Html } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { textBeside } from './text-for-pane-and-map.ts';

const check = { version: 1, question: '?', why: '', good: '', weak: '', source: '' };
const ask = (more: object = {}) => [botMessage('q', { html: new Html('<p>?</p>'), ...more })];
const checks = { field: 'originalText', list: [{ id: 'who', ...check }] };
const texts = { originalText: 'First.', mitigateText: 'Second.' };
const ethics = exerciseNamed('ethics');

test.each([
  ['the text of the checks', ask({ checks }), texts, 'First.'],
  ['the text that is written again', ask({ revises: 'originalText' }), texts, 'First.'],
  ['the last version otherwise', ask(), texts, 'Second.'],
  [
    'the last version where the text of the checks is empty',
    ask({ checks }),
    { mitigateText: 'S.' },
    'S.',
  ],
  ['none before there is one', ask(), {}, undefined],
  ['none in a study', ask({ revises: 'originalText' }), { ...texts, isResearch: true }, undefined],
  ['that of the checks in a study too', ask({ checks }), { ...texts, isResearch: true }, 'First.'],
])('beside the conversation stands %s', (_, messages, history, text) => {
  expect(textBeside({ messages, history }, ethics, 'en')?.text).toBe(text);
});

test('no text stands beside before the server has answered', () => {
  expect(textBeside({ messages: [], history: null }, ethics, 'en')).toBeNull();
});
