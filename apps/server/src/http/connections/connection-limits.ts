import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { ipKey } from '../addresses/rate-limit-keys.ts';
import { answerBrokenRequest } from '../failures/answer-broken-request.ts';

export interface ConnectionLimits {
  readonly ofOneAddress: number | null;
  readonly ofAll: number;
  /** Milliseconds before the minimum body rate applies. */
  readonly grace: number;
  /** Minimum body rate after that, in bytes per second. */
  readonly leastRate: number;
}

/** Milliseconds. An idle connection younger than this is dropped only when no older one can be. */
const newcomer = 5000;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  request: IncomingMessage | null;
  quietSince: number;
  /** When the request began, and `bytesRead` at that time. */
  since: number;
  from: number;
}

const isSending = ({ request }: Connection) => request !== null && !request.complete;

/**
 * Limits the connections of each address and of all together, and returns a function that ends the check for slow
 * bodies. An address at its limit loses its longest-idle connection to the new one, because refusing would lock out
 * everyone behind it; a connection being answered is never dropped. A request whose body arrives slower than the
 * minimum rate is answered `too-slow` and its connection closed.
 */
export function limitConnections(server: Server, fairness: ConnectionLimits): () => void {
  const { ofOneAddress, ofAll, grace, leastRate } = fairness;
  const connections = new Map<Socket, Connection>();
  const counts = new Map<string, number>();

  const makeRoom = (address: string | null): boolean => {
    const those = [...connections.values()].filter(
      (each) => address === null || each.address === address,
    );
    // A connection that has only just opened has had no time to send a request.
    const settled = Date.now() - newcomer;
    const loser =
      those.find(({ request, quietSince }) => request === null && quietSince < settled) ??
      those.find(isSending) ??
      those.find(({ request }) => request === null);
    if (!loser) return false;
    loser.socket.destroy();
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const address = ipKey(socket.remoteAddress ?? '');
    const count = counts.get(address) ?? 0;
    const isTooMuch = ofOneAddress !== null && count >= ofOneAddress;
    const isFull = connections.size >= ofAll;
    if ((isTooMuch && !makeRoom(address)) || (isFull && !isTooMuch && !makeRoom(null))) {
      socket.destroy();
      return;
    }
    counts.set(address, (counts.get(address) ?? 0) + 1);
    const quietSince = Date.now();
    connections.set(socket, { socket, address, request: null, quietSince, since: 0, from: 0 });
    socket.once('close', () => {
      connections.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    Object.assign(connection, { request, since: Date.now(), from: request.socket.bytesRead });
    response.once('close', () => {
      Object.assign(connection, { request: null, quietSince: Date.now() });
      if (connections.delete(connection.socket)) connections.set(connection.socket, connection);
    });
  });

  const cutTrickles = () => {
    for (const { request, since, from, socket } of connections.values()) {
      const elapsed = Date.now() - since;
      if (request === null || request.complete || elapsed < grace) continue;
      const rate = (socket.bytesRead - from) / (elapsed / 1000);
      if (rate < leastRate) answerBrokenRequest(Object.assign(new Error(), tooSlow), socket);
    }
  };
  const timer = setInterval(cutTrickles, Math.max(10, grace / 6)).unref();
  return () => clearInterval(timer);
}

const tooSlow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' };
