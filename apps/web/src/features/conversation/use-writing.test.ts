import { renderHook } from '@testing-library/react';
import { botMessage, Html, typedMessage } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import {
  advanceConversation,
  emptyConversation,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts';
import { useWriting } from './use-writing.ts';

const bot = (id: string) => botMessage(id, { html: new Html(`<p>${id}</p>`) });
const after = (from: Conversation, ...events: readonly ConversationEvent[]) =>
  events.reduce(advanceConversation, from);

test('what is pasted while the coach writes belongs to the answer that follows', () => {
  const asked = after(
    emptyConversation(),
    { type: 'answered', messages: [bot('a')], history: {} },
    { type: 'shown' },
  );
  const { result, rerender } = renderHook((now: Conversation) => useWriting(now), {
    initialProps: asked,
  });
  result.current.pasted('four');
  expect(result.current.told().pasted).toBe(4);

  const message = typedMessage('me', { text: 'four', table: [] });
  const waiting = after(asked, { type: 'sent', message });
  rerender(waiting);
  result.current.typed();
  result.current.pasted('twelve words');
  rerender(
    after(waiting, { type: 'answered', messages: [bot('b')], history: {} }, { type: 'shown' }),
  );
  expect(result.current.told()).toEqual({ pasted: 12, firstKey: 0 });
});
