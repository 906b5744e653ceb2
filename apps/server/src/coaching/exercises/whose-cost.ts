import { readEitherCasing } from '@vernacular/contract';
import type { FastifyRequest } from 'fastify';

import { hashIp } from '../../http/index.ts';
import type { Participant } from '../../store/index.ts';

/** Whom what a language model costs counts for. */
interface WhoseCost {
  readonly writer: string;
  readonly address: string;
}

type Sent = Readonly<Record<string, unknown>>;

/**
 * An account and a participant of a study have one allowance, however many conversations they hold. A guest has nothing
 * that the server gave and nobody can make up: a conversation of an address is told by when it began and by its first
 * message, and the budget counts how many of those an address begins.
 */
export function whoseCost(
  { visitor, ip, body }: Pick<FastifyRequest, 'visitor' | 'ip' | 'body'>,
  participant: Participant | null,
): WhoseCost {
  const address = hashIp(ip);
  if (visitor) return { writer: visitor.id, address };
  if (participant) return { writer: participant.id, address };
  const { startTime, messages } = readEitherCasing(body) as Sent;
  const first = Array.isArray(messages) ? ((messages[0] ?? {}) as Sent) : {};
  return { writer: `${address} ${beginning(startTime)} ${idOf(first)}`, address };
}

/** A moment as the server writes it; all other words are one beginning. */
const beginning = (startTime: unknown): string =>
  typeof startTime === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(startTime)
    ? startTime
    : '';

/** The name of a message, as far as it is one that the server would give. */
const idOf = (message: Sent): string => {
  const id = message['Id'] ?? message['id'];
  return typeof id === 'string' && /^[\w-]{1,40}$/u.test(id) ? id : '';
};
