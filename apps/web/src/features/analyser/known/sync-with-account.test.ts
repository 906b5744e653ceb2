import { beforeEach, expect, it } from 'vitest';

import { keepWithAccount, type AskAccount } from './sync-with-account.ts';
import { allOf, openKnownWords, type Unsent } from './known-words.ts';

beforeEach(() => localStorage.clear());

/** An account on paper: what it was told, and when it answers. */
function account(words: readonly string[], isKept = true) {
  const told: Unsent[] = [];
  const list = new Set(words);
  let isAway = false;
  const ask: AskAccount = async (change) => {
    told.push(change);
    await Promise.resolve();
    if (isAway) throw new Error('offline');
    for (const word of change.add) list.add(word);
    for (const word of change.remove) list.delete(word);
    return { isKept, words: isKept ? [...list] : [] };
  };
  return { ask, told, list, away: (is: boolean) => (isAway = is) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('joins what was marked before signing in with what the account has', async () => {
  const known = openKnownWords();
  known.add('kinase');
  const { ask, list } = account(['axon']);
  const stop = keepWithAccount(known, ask);
  await settled();
  expect(allOf(known.read()).toSorted()).toEqual(['axon', 'kinase']);
  expect([...list].toSorted()).toEqual(['axon', 'kinase']);
  expect([known.unsent(), known.isWithAccount()]).toEqual([{ add: [], remove: [] }, true]);
  stop();
});

it('takes from the account what is taken back here, and brings back nothing that another device took', async () => {
  const known = openKnownWords();
  const { ask, list } = account(['axon', 'kinase']);
  keepWithAccount(known, ask)();
  const stop = keepWithAccount(known, ask);
  await settled();
  list.delete('axon');
  known.remove('kinase');
  await settled();
  expect([allOf(known.read()), [...list]]).toEqual([[], []]);
  stop();
});

it('keeps what was changed while the account could not be reached, and sends it later', async () => {
  const known = openKnownWords();
  const { ask, list, away } = account([]);
  away(true);
  const stop = keepWithAccount(known, ask);
  known.add('kinase');
  await settled();
  expect([allOf(known.read()), known.isWithAccount()]).toEqual([['kinase'], false]);
  away(false);
  dispatchEvent(new Event('online'));
  await settled();
  expect([...list]).toEqual(['kinase']);
  stop();
});

it('leaves the list on the device to who chose that nothing is saved, and asks once', async () => {
  const known = openKnownWords();
  known.add('kinase');
  const { ask, told } = account([], false);
  const stop = keepWithAccount(known, ask);
  await settled();
  expect([allOf(known.read()), known.isWithAccount(), told.length]).toEqual([['kinase'], false, 1]);
  stop();
});

it('sends what is marked while a call is under way, and nothing after the end', async () => {
  const known = openKnownWords();
  const { ask, list, told } = account([]);
  known.add('kinase');
  const stop = keepWithAccount(known, ask);
  known.add('axon', 'lipase');
  known.remove('kinase', 'lipase');
  await settled();
  expect([...list]).toEqual(['axon']);
  stop();
  const before = told.length;
  known.add('gene');
  await settled();
  expect([told.length, allOf(known.read())]).toEqual([before, ['axon', 'gene']]);
});
