import { changeKnownWordsCall, knownWordsCall, limits } from '@vernacular/contract';

import { callApi } from '../../../platform/api/api.ts';
import { logTrouble } from '../../../platform/browser/log.ts';
import type { KnownWords, Unsent } from './known-words.ts';

const isEmpty = ({ add, remove }: Unsent) => add.length + remove.length === 0;

/** Sends a change, or none, and resolves to the account's list. `isKept` is false if its user saves nothing. */
export type AskAccount = (
  change: Unsent,
) => Promise<{ readonly isKept: boolean; readonly words: readonly string[] }>;

const ask: AskAccount = (change) =>
  isEmpty(change)
    ? callApi(knownWordsCall.path, knownWordsCall.reply)
    : callApi(changeKnownWordsCall.path, changeKnownWordsCall.reply, {
        method: 'POST',
        body: change,
      });

/** Syncs the list with the account, one call at a time; unsent changes stay on the device. Returns a stop function. */
export function keepWithAccount(known: KnownWords, askAccount: AskAccount = ask): () => void {
  let isOver = false;
  let isAsking = false;
  const speak = async () => {
    if (isAsking || isOver) return;
    isAsking = true;
    const { add, remove } = known.unsent();
    const sent = {
      add: add.slice(0, limits.knownWords),
      remove: remove.slice(0, limits.knownWords),
    };
    let isHeard = false;
    try {
      const { isKept, words } = await askAccount(sent);
      isHeard = isKept;
      if (!isOver) known.heard(sent, isKept ? words : null);
    } catch (error) {
      logTrouble('The known words are on this device alone for now.', error);
    }
    isAsking = false;
    if (isHeard) next();
  };
  const next = () => {
    if (!isEmpty(known.unsent())) void speak();
  };
  void speak();
  addEventListener('online', next);
  const leave = known.subscribe(next);
  return () => {
    isOver = true;
    removeEventListener('online', next);
    leave();
  };
}
