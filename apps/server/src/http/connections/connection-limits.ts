import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { ipKey } from '../addresses/ip-key.ts';
import { answerBrokenRequest } from '../failures/answer-broken-request.ts';

/** How much of the server's attention connections may have. */
export interface ConnectionLimits {
  /** Connections one address may hold; null where all come from a proxy of ours. */
  readonly ofOneAddress: number | null;
  /** Connections all may hold together. */
  readonly ofAll: number;
  /** Milliseconds in which a body need not have come at any rate. */
  readonly grace: number;
  /** Bytes a second at which a body must come after that. */
  readonly leastRate: number;
}

/** Milliseconds in which whoever comes may begin to ask. */
const newcomer = 5000;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** The request under way: its body may still be coming. */
  request: IncomingMessage | null;
  /** When it came, or its last reply had gone. */
  quietSince: number;
  /** When that began, and how many bytes had come by then. */
  since: number;
  from: number;
}

const isWorkedOn = ({ request }: Connection) => request?.complete === true;
const isSending = ({ request }: Connection) => request !== null && !request.complete;

/**
 * Sees to it that who sends slowly keeps nobody out. When an address holds as many connections as it may, a new one takes
 * the place of the one of the same address that has been silent longest: refusing the newcomer would keep out everybody
 * behind that address. What is being answered is never cut. A body that trickles is cut too, until
 * the function that comes back is called.
 */
export function limitConnections(server: Server, fairness: ConnectionLimits): () => void {
  const { ofOneAddress, ofAll, grace, leastRate } = fairness;
  // Whoever was silent longest stands first.
  const connections = new Map<Socket, Connection>();
  const counts = new Map<string, number>();

  const makeRoom = (address: string | null): boolean => {
    const those = [...connections.values()].filter(
      (each) => address === null || each.address === address,
    );
    // Who has just come has had no time to ask yet, and must not fall to those who come again and again.
    const settled = Date.now() - newcomer;
    const loser =
      those.find(({ request, quietSince }) => request === null && quietSince < settled) ??
      those.find(isSending) ??
      those.find(({ request }) => request === null);
    if (!loser || isWorkedOn(loser)) return false;
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
