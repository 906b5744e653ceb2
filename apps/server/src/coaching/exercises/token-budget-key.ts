import { readEitherCasing } from '@vernacular/contract';
import type { FastifyRequest } from 'fastify';

import { hashIp, hashKey } from '../../http/index.ts';
import type { Participant } from '../../store/index.ts';

type Sent = Readonly<Record<string, unknown>>;

/**
 * Returns the keys under which the tokens of a request are counted: `writer`, one for all conversations of a user or
 * participant, and `address`, a hash of the IP address. A guest's `writer` is made of the address, start time and first
 * message; a client could invent these, so the budget also limits how many conversations one address begins.
 */
export function usageKey(
  { visitor, ip, body }: Pick<FastifyRequest, 'visitor' | 'ip' | 'body'>,
  participant: Participant | null,
) {
  const address = hashIp(ip);
  if (visitor) return { writer: hashKey(visitor.id), address };
  if (participant) return { writer: hashKey(participant.id), address };
  const { startTime, messages } = readEitherCasing(body) as Sent;
  const first = Array.isArray(messages) ? ((messages[0] ?? {}) as Sent) : {};
  return { writer: `${address} ${validStartTime(startTime)} ${validMessageId(first)}`, address };
}

const validStartTime = (startTime: unknown): string =>
  typeof startTime === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(startTime)
    ? startTime
    : '';

const validMessageId = (message: Sent): string => {
  const id = message['Id'] ?? message['id'];
  return typeof id === 'string' && /^[\w-]{1,40}$/u.test(id) ? id : '';
};
