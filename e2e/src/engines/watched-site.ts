import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { freePort } from '@vernacular/postgres-for-tests';

import { startSite } from '../support/running-site.ts';

/** A site that hears of what goes wrong in its pages. */
export interface WatchedSite {
  readonly address: string;
  /** What pages have complained of since it was last asked. */
  complaints(): readonly string[];
  stop(): Promise<void>;
}

const script = '/heard-in-page.js';

/** Runs before all else in each page. The drivers each hand on another half of what a console says, and WebKit's nothing. */
const heardInPage = `
let isLeft = false;
// A page that is left breaks off what it asks for, and says so.
addEventListener('beforeunload', () => (isLeft = true));
const tell = (...words) => isLeft || navigator.sendBeacon('${script}', location.pathname + ': ' + words.map(String).join(' '));
addEventListener('error', (event) => tell(event.message ?? 'did not load: ' + (event.target.src ?? event.target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
document.addEventListener('securitypolicyviolation', (event) =>
  tell('violates the policy:', event.effectiveDirective, event.blockedURI, event.sourceFile));
for (const kind of ['error', 'warn']) {
  const say = console[kind];
  console[kind] = (...words) => { tell(...words); say.apply(console, words); };
}
`;

/** Starts the built site behind a door that puts one script into its pages and takes what that says. */
export async function startWatchedSite(dataDir: string): Promise<WatchedSite> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const site = await startSite(dataDir, { PUBLIC_URL: address });
  let heard: string[] = [];

  const handOn = (asked: IncomingMessage, answer: ServerResponse) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const onward = request(site.address + asked.url, { method: asked.method, headers }, (reply) => {
      const { 'content-length': _length, etag: _etag, ...kept } = reply.headers;
      const isPage = kept['content-type']?.startsWith('text/html');
      answer.writeHead(reply.statusCode!, isPage ? kept : reply.headers);
      if (!isPage) return void reply.pipe(answer);
      return void text(reply).then((page) =>
        answer.end(page.replace('<head>', `<head><script src="${script}"></script>`)),
      );
    });
    // The visitor has gone, or the site has; either way nobody waits.
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const door = createServer((asked, answer) => {
    if (asked.url !== script) return handOn(asked, answer);
    if (asked.method === 'POST') void text(asked).then((words) => heard.push(words));
    return void answer.setHeader('content-type', 'text/javascript').end(heardInPage);
  });
  await new Promise<void>((resolve) => {
    door.listen(port, resolve);
  });
  return {
    address,
    complaints() {
      const said = heard;
      heard = [];
      return said;
    },
    async stop() {
      door.closeAllConnections();
      door.close();
      await site.stop();
    },
  };
}
