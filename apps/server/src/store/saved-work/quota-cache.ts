import type { Quotas, UsedRoom } from './quotas.ts';

/** A margin: more tasks than a person can be saving at once, since each takes a connection and a server has ten. */
const underWay = 200;
/** A server saves this share of what is free before it counts again, because it does not see what others save. */
const share = 1 / 20;
/** Accounts in the cache; each takes about 200 bytes. */
const mostKept = 10_000;

/**
 * Returns a function that tells whether a task of so many bytes surely fits the quota of an account. The tasks of an
 * account are counted once in many saves, so that a save costs the same for an account with one task as for one with a
 * thousand.
 */
export function quotaCache(
  count: (userId: string) => Promise<UsedRoom>,
  quotas: Quotas,
): (userId: string, bytes: number) => Promise<boolean> {
  const rooms = new Map<string, UsedRoom>();
  return async (userId, bytes) => {
    const fits = (room: UsedRoom | undefined) =>
      room !== undefined && room.tasks >= 1 && room.bytes >= bytes;
    if (!fits(rooms.get(userId))) {
      const used = await count(userId);
      rooms.delete(userId);
      rooms.set(userId, {
        tasks: share * (quotas.tasks - underWay - used.tasks),
        bytes: share * (quotas.bytes - used.bytes),
      });
      if (rooms.size > mostKept) rooms.delete(rooms.keys().next().value!);
    }
    const room = rooms.get(userId);
    if (room === undefined || !fits(room)) return false;
    rooms.set(userId, { tasks: room.tasks - 1, bytes: room.bytes - bytes });
    return true;
  };
}
