import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

/** Rules that a careless page may have, which must not reach the menu and must not stop it. */
const hostile = `
  * { all: revert !important; font-size: 9px !important; letter-spacing: 0 !important; color: purple !important; }
  #text { text-align: justify !important; }
  body { transform: translateZ(0); margin: 0; }
`;

const body = `
  <header style="position: sticky; top: 0">Sticky</header>
  <main>
    <h1>A page of someone else</h1>
    <p id="text">Some <em>text</em> here. Another sentence.</p>
    <p id="arabic" lang="ar">نص عربي</p>
    <a href="#there">A link</a>
    <div id="screen"><p>First screen</p></div>
    <div style="height: 2000px"></div>
  </main>
  <div id="fixed" style="position: fixed; inset-block-end: 10px">Fixed</div>
`;

/** How a page of someone else is made. */
export interface ForeignPage {
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
  readonly isHostile?: boolean;
  /** How often the page takes the script in. */
  readonly times?: number;
}

/** Opens a page on another site that takes the menu in with one script tag, as any page may. */
export async function openForeignPage(
  page: Page,
  site: string,
  { dir = 'ltr', lang = 'en', isHostile = false, times = 1 }: ForeignPage = {},
): Promise<void> {
  const styles = isHostile ? `<style>${hostile}</style>` : '';
  const tag = `<script src="${site}/accessibility/accessibility-widget.js"></script>`;
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><title>Foreign</title>${styles}
    ${tag.repeat(times)}</head><body>${body}</body></html>`;
  // A server of its own: browsers let no page from elsewhere ask this machine for a script.
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
