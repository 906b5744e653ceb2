import { debriefingCall, foldCode, type Agreed, type StudyPage } from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';
import { asFailure } from '../../platform/api/error-message.ts';
import {
  readJson,
  readStored,
  store,
  storedKeys,
  type StoredKey,
} from '../../platform/storage/storage.ts';
import { conversationKey } from './conversation-key.ts';

/** What this device keeps of a consent to a study. `withdrawalCode` is null once it has been shown. */
export interface KeptConsent
  extends Omit<Agreed, 'withdrawalCode'>, Pick<StudyPage, 'title' | 'contact'> {
  readonly withdrawalCode: string | null;
  readonly address: string;
  readonly endpoint: string;
}

/**
 * The storage key of a participant's consent on this device. It includes the participant's code, so that the next
 * participant at the same device has to agree too. A key with the code as typed, as older versions stored it, is still
 * found.
 */
export function consentKey(address: string, code: string) {
  const keyOf = (name: string) => `study:${address}${name && `?${name}`}` as const;
  return readStored(keyOf(code)) === null ? keyOf(foldCode(code)) : keyOf(code);
}

export function readConsent(key: StoredKey): KeptConsent | null {
  const kept = readJson(key) as KeptConsent | null;
  return typeof kept?.consent === 'string' ? kept : null;
}

/** Deletes the consent kept on this device; does nothing when another participant has agreed on it since. */
export function forgetConsent(
  key: StoredKey,
  { endpoint, participantName, consent }: KeptConsent,
): void {
  if (readConsent(key)?.consent !== consent) return;
  store(key, null);
  store(conversationKey(endpoint, participantName), null);
}

/** Asks the server whether it still has a consent. False only when it says that it has none. */
export async function isKnown({ address, consent }: KeptConsent): Promise<boolean> {
  const path = debriefingCall.path.replace(':address', encodeURIComponent(address));
  try {
    await callApi(path, debriefingCall.reply, { body: { consent } });
    return true;
  } catch (error) {
    return asFailure(error).code !== 'consent-needed';
  }
}

/** Deletes from this device every consent that the server no longer has, with the conversation under it. */
export async function forgetWithdrawn(): Promise<void> {
  for (const key of storedKeys('study:')) {
    const kept = readConsent(key);
    if (kept !== null && !(await isKnown(kept))) forgetConsent(key, kept);
  }
}
