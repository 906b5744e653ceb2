import { readMessage, readTypedMessage } from '@vernacular/exercises';

import { readStored, store, type StoredKey } from '../../../platform/storage/storage.ts';
import type { Written } from '../answer/use-writing-times.ts';
import { advanceConversation, emptyConversation, type Conversation } from './conversation.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A conversation left on this device, every message shown; a fresh one when there is none or it is
 * damaged. `task` names a saved one to go on with: the server knows where it stopped.
 */
export function openKept(key: StoredKey, task: string | null = null): Conversation {
  const kept = readKept(key);
  if (task === null || kept.history?.['taskId'] === task) return kept;
  return emptyConversation({ taskId: task });
}

function readKept(key: StoredKey): Conversation {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null');
    if (!isRecord(kept) || !Array.isArray(kept['messages'])) return emptyConversation();
    const listOf = (name: string): unknown[] => (Array.isArray(kept[name]) ? kept[name] : []);
    const read = {
      ...({ ...emptyConversation(), ...kept } as Conversation),
      messages: kept['messages'].flatMap(
        (message) => readTypedMessage(message) ?? readMessage(message) ?? [],
      ),
      coming: listOf('coming').flatMap((message) => readMessage(message) ?? []),
      cleared: listOf('cleared').filter((each) => typeof each === 'string'),
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

/** How the answer that was being written was written, as it was kept beside its draft; null where nothing was. */
export function openWritten(key: StoredKey): Written | null {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null');
    const written = isRecord(kept) ? kept['written'] : null;
    return isRecord(written) && isRecord(written['ahead']) ? (written as unknown as Written) : null;
  } catch {
    return null;
  }
}

/** Keeps a conversation on this device, so that a reload loses nothing; an empty one is forgotten. */
export function keep(
  key: StoredKey,
  { messages, coming, history, draft, cleared, rows, hasPasted, unsaved }: Conversation,
  written: Written | null = null,
): void {
  const isEmpty = messages.length === 0 && coming.length === 0 && draft === '';
  const kept = { messages, coming, history, draft, cleared, rows, hasPasted, unsaved, written };
  store(key, isEmpty ? null : JSON.stringify(kept));
}
