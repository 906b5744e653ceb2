import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site behind an address of its own whose service worker becomes a newer one when it is told to. */
export async function siteThatIsRenewed(site: string): Promise<{
  readonly address: string;
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}> {
  let version = 1;
  const server: Server = createServer((asked, answer) => {
    const { 'if-none-match': _match, 'if-modified-since': _since, ...others } = asked.headers;
    const headers = { ...others, 'accept-encoding': 'identity' };
    const passed = request(site + asked.url, { method: asked.method, headers }, (reply) => {
      const { 'content-length': _, ...rest } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, rest);
      if (asked.url === '/sw.js') answer.write(`// Version ${version}\n`);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: () => {
      version += 1;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
