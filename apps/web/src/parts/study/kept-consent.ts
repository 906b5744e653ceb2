import { debriefingCall, type Agreed, type StudyPage } from '@vernacular/contract';

import { callApi } from '../../platform/api/api.ts';
import { asFailure } from '../../platform/api/error-message.ts';
import { readStored, store, storedKeys, type StoredKey } from '../../platform/storage/storage.ts';

/** What this device keeps of a consent to a study; the code to withdraw only until it was shown. */
export interface KeptConsent
  extends Omit<Agreed, 'withdrawalCode'>, Pick<StudyPage, 'title' | 'contact'> {
  readonly withdrawalCode: string | null;
  /** The end of the address of its page. */
  readonly address: string;
  /** Where its conversation is held. */
  readonly endpoint: string;
}

/** Where a conversation is kept. The next participant at the same device must not go on where the one before stopped. */
export const conversationKey = (endpoint: string, participantName: string) =>
  `conversation:${endpoint}${participantName && `?${participantName}`}` as const;

/** The consent kept under a key; null when there is none. */
export function readConsent(key: StoredKey): KeptConsent | null {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as KeptConsent | null;
    return typeof kept?.consent === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets a consent on this device, with the conversation that was held under it. */
export function forgetConsent(key: StoredKey, { endpoint, participantName }: KeptConsent): void {
  store(key, null);
  store(conversationKey(endpoint, participantName), null);
}

/** Whether a study still knows a consent; it is taken to where that can't be learnt now. */
export async function isKnown({ address, consent }: KeptConsent): Promise<boolean> {
  const path = debriefingCall.path.replace(':address', encodeURIComponent(address));
  try {
    await callApi(path, debriefingCall.reply, { body: { consent } });
    return true;
  } catch (error) {
    return asFailure(error).code !== 'consent-needed';
  }
}

/** Forgets every consent that was withdrawn: what its writer had removed must not stay on this device. */
export async function forgetWithdrawn(): Promise<void> {
  for (const key of storedKeys('study:')) {
    const kept = readConsent(key);
    if (kept !== null && !(await isKnown(kept))) forgetConsent(key, kept);
  }
}
