import { botMessage, Html, typedMessage } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { emptyConversation } from './conversation.ts';
import { keep, openKept, openWritten } from './stored-conversation.ts';

const asked = botMessage('1', { html: new Html('<p>Who?</p>') });
const answered = typedMessage('2', { text: '<p>a & b</p>', table: [] });

test('a conversation that was kept has its HTML as HTML and what was typed as typed', () => {
  keep('conversation:k', { ...emptyConversation(), messages: [asked, answered], coming: [asked] });
  expect(openKept('conversation:k').messages).toEqual([asked, answered, asked]);
});

test.each(['', '{', '[]', '{"messages":"x"}', '{"messages":[5,null]}'])(
  'what was damaged opens as a conversation without messages: %s',
  (kept) => {
    localStorage.setItem('conversation:k', kept);
    expect(openKept('conversation:k').messages).toEqual([]);
  },
);

test('what was put away is texts, or nothing', () => {
  localStorage.setItem('conversation:k', '{"messages":[],"cleared":["One",5,null]}');
  expect(openKept('conversation:k').cleared).toEqual(['One']);
  localStorage.setItem('conversation:k', '{"messages":[],"cleared":"One"}');
  expect(openKept('conversation:k').cleared).toEqual([]);
});

test('how the answer was written so far is kept beside its draft', () => {
  const written = {
    since: 5,
    firstKey: 7,
    pasted: 12,
    isChosen: false,
    isOpen: true,
    ahead: { isTyped: false, pasted: 0 },
  };
  const now = { ...emptyConversation(), messages: [asked], draft: 'x', hasPasted: true };
  keep('conversation:k', now, written);
  expect(openWritten('conversation:k')).toEqual(written);
  expect(openKept('conversation:k').hasPasted).toBe(true);
});

test.each(['', '{', '[]', '{"messages":[]}', '{"written":5}', '{"written":{"ahead":null}}'])(
  'nothing is known of how it was written from %j',
  (kept) => {
    localStorage.setItem('conversation:k', kept);
    expect(openWritten('conversation:k')).toBeNull();
  },
);
