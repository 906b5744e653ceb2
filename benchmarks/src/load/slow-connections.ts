import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { quantile } from '../frame/quantile.ts';

/** Prints how long page loads take while one address holds this many slow connections open. */
export async function printSlowConnections(address: string, count: number): Promise<void> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = () => {
    const socket = connect(Number(port), hostname.replaceAll(/[[\]]/g, ''));
    sockets.add(socket);
    socket.write(
      'POST /api/TextGrading/Grade HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n',
    );
    const trickle = setInterval(() => socket.write('-'), 500 + Math.random() * 500);
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(trickle);
      sockets.delete(socket);
      if (!isOver) setTimeout(open, 100 + Math.random() * 400).unref();
    });
  };
  for (let at = 0; at < count; at += 1) open();
  await wait(2000);
  const waits: number[] = [];
  let failed = 0;
  const end = performance.now() + 15_000;
  while (performance.now() < end) {
    const begun = performance.now();
    try {
      // Like a first-time visitor, each request has a connection of its own.
      const reply = await fetch(`${address}/de-jargonizer`, { headers: { connection: 'close' } });
      await reply.arrayBuffer();
      waits.push(performance.now() - begun);
    } catch {
      failed += 1;
    }
    await wait(50);
  }
  isOver = true;
  for (const socket of sockets) socket.destroy();
  const p95 = quantile(waits, 0.95);
  console.log(
    `${count} slow connections of one address: ${waits.length} pages, ${failed} failed; p95 ${p95.toFixed(0)} ms, we want 500`,
  );
}
