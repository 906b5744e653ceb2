import { readMessage, readTypedMessage, type AnyMessage } from '@vernacular/exercises';
import { useEffect, useRef, useState } from 'react';

import { readJson, readStored, store, type StoredKey } from '../../../platform/storage/storage.ts';
import type { Written, WritingWatch } from '../answer/use-writing-record.ts';
import { advanceConversation, emptyConversation, type Conversation } from './conversation.ts';
import type { AnsweredStep, SetAside } from './going-back.ts';
import { readMarks } from './check-marks.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The conversation stored on this device, or a fresh one. `task` names a saved one to continue. */
export function openKept(key: StoredKey, task: string | null = null): Conversation {
  const kept = readKept(key);
  if (task === null || kept.history?.['taskId'] === task) return kept;
  return emptyConversation({ taskId: task });
}

const listIn = (kept: Record<string, unknown>, name: string): unknown[] =>
  Array.isArray(kept[name]) ? kept[name] : [];

const readStanding = (kept: Record<string, unknown>) => ({
  messages: listIn(kept, 'messages').flatMap<AnyMessage>(
    (message) => readTypedMessage(message) ?? readMessage(message) ?? [],
  ),
  cleared: listIn(kept, 'cleared').filter((each) => typeof each === 'string'),
  marks: readMarks(kept['marks']),
  steps: listIn(kept, 'steps').flatMap(readStep),
});

const readStep = (kept: unknown): readonly AnsweredStep[] =>
  isRecord(kept) && typeof kept['count'] === 'number' && isRecord(kept['before'])
    ? [{ count: kept['count'], before: kept['before'], marks: readMarks(kept['marks']) }]
    : [];

const readSetAside = (kept: unknown): SetAside | null =>
  isRecord(kept) && Array.isArray(kept['messages'])
    ? { ...(kept as unknown as SetAside), ...readStanding(kept) }
    : null;

function readKept(key: StoredKey): Conversation {
  try {
    const kept = readJson(key);
    if (!isRecord(kept) || !Array.isArray(kept['messages'])) return emptyConversation();
    const read = {
      ...({ ...emptyConversation(), ...kept } as Conversation),
      ...readStanding(kept),
      coming: listIn(kept, 'coming').flatMap((message) => readMessage(message) ?? []),
      setAside: readSetAside(kept['setAside']),
      call: { kind: 'idle' },
    } as const;
    return read.coming.reduce<Conversation>(
      (now) => advanceConversation(now, { type: 'shown' }),
      read,
    );
  } catch {
    return emptyConversation();
  }
}

/** The writing record stored with a conversation; null without one. */
export function openWritten(key: StoredKey): Written | null {
  const kept = readJson(key);
  const written = isRecord(kept) ? kept['written'] : null;
  return isRecord(written) && isRecord(written['ahead']) ? (written as unknown as Written) : null;
}

/** Stores a conversation, or removes it if empty. If storage is too full, answers cannot be undone after a reload. */
export function keep(
  key: StoredKey,
  { messages, coming, history, draft, cleared, rows, hasPasted, unsaved, ...more }: Conversation,
  written: Written | null = null,
): void {
  const { marks, steps, setAside } = more;
  const isEmpty = messages.length === 0 && coming.length === 0 && draft === '';
  const said = { messages, coming, history, marks };
  const kept = { ...said, draft, cleared, rows, hasPasted, unsaved, written };
  const isStored = store(key, isEmpty ? null : JSON.stringify({ ...kept, steps, setAside }));
  if (!isStored) store(key, JSON.stringify(kept));
}

const saidIn = ({ messages, coming }: Conversation) => [...messages, ...coming];

function hasMovedOn(kept: Conversation, now: Conversation): boolean {
  const known = new Set(saidIn(now).map(({ id }) => id));
  const answers = saidIn(kept).filter(({ isStudent }) => isStudent);
  return (
    answers.some(({ id }) => !known.has(id)) ||
    (answers.length > 0 && saidIn(kept).length > known.size)
  );
}

/**
 * Stores a conversation on this device, until another tab continues the same one: `isElsewhere` is then true, and
 * nothing is overwritten. `keepFromHere` starts storing again and overwrites what the other tab stored, so load that
 * first to keep it.
 */
export function useSavedConversation(
  key: StoredKey,
  conversation: Conversation,
  writing: WritingWatch,
) {
  const [first] = useState(() => readStored(key));
  /** The stored value as this tab last read or wrote it. */
  const own = useRef(first);
  const latest = useRef(conversation);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    latest.current = conversation;
    if (isElsewhere) return;
    if (readStored(key) !== own.current && hasMovedOn(openKept(key), conversation)) {
      setElsewhere(true);
      return;
    }
    keep(key, conversation, writing.soFar());
    own.current = readStored(key);
  }, [key, conversation, writing, isElsewhere]);
  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (event.key === key && hasMovedOn(openKept(key), latest.current)) setElsewhere(true);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [key]);
  return {
    isElsewhere,
    keepFromHere: () => {
      own.current = readStored(key);
      setElsewhere(false);
    },
  };
}
