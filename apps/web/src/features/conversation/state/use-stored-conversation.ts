import { useEffect, useRef, useState } from 'react';

import { readStored, type StoredKey } from '../../../platform/storage/storage.ts';
import type { Conversation } from './conversation.ts';
import { keep, openKept } from './stored-conversation.ts';
import type { WritingWatch } from '../answer/use-writing-record.ts';

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
