import { renderHook } from '@testing-library/react';
import { botMessage, Html, typedMessage } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import {
  advanceConversation,
  emptyConversation,
  type Conversation,
  type ConversationEvent,
} from '../state/conversation.ts';
import { useWriting } from './use-writing-record.ts';

const bot = (id: string) => botMessage(id, { html: new Html(`<p>${id}</p>`) });
const after = (from: Conversation, ...events: readonly ConversationEvent[]) =>
  events.reduce(advanceConversation, from);

/** A conversation whose first question stands there. */
const asked = after(
  emptyConversation(),
  { type: 'answered', messages: [bot('a')], history: {} },
  { type: 'shown' },
);

test('what is pasted while the coach writes belongs to the answer that follows', () => {
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

test('a page that is opened again goes on with what was typed and pasted before', () => {
  const closed = renderHook(() => useWriting(asked));
  closed.result.current.pasted('four');
  closed.result.current.typed();
  const { firstKey } = closed.result.current.told();
  const kept = closed.result.current.soFar();
  closed.unmount();

  const { result } = renderHook(() => useWriting(asked, kept));
  result.current.pasted('seven..');
  result.current.typed();
  expect(result.current.told()).toEqual({ pasted: 11, firstKey });
});

test('time before the first key runs on while the page is closed', () => {
  const { result: before } = renderHook(() => useWriting(asked));
  const kept = { ...before.current.soFar(), since: Date.now() - 60_000 };
  const { result } = renderHook(() => useWriting(asked, kept));
  expect(result.current.told().firstKey).toBeNull();
  result.current.typed();
  expect(result.current.told().firstKey).toBeGreaterThanOrEqual(60_000);
});

test('an answer that was sent, and not answered, tells what was seen of it', () => {
  const message = typedMessage('me', { text: 'four', table: [] });
  const { result, rerender } = renderHook((now: Conversation) => useWriting(now), {
    initialProps: asked,
  });
  result.current.pasted('four');
  const sent = after(asked, { type: 'sent', message });
  rerender(sent);
  const again = renderHook(() => useWriting(sent, result.current.soFar()));
  expect(again.result.current.told()).toEqual({ pasted: 4, firstKey: null });
});

test('of an answer that was chosen by a button nothing is told, and of the next one all', () => {
  const { result, rerender } = renderHook((now: Conversation) => useWriting(now), {
    initialProps: asked,
  });
  result.current.chosen();
  expect(result.current.told()).toEqual({ pasted: null, firstKey: null });

  const message = typedMessage('me', { text: '2', table: [] });
  const waiting = after(asked, { type: 'sent', message });
  rerender(waiting);
  rerender(
    after(waiting, { type: 'answered', messages: [bot('b')], history: {} }, { type: 'shown' }),
  );
  result.current.pasted('four');
  expect(result.current.told()).toMatchObject({ pasted: 4 });
});
