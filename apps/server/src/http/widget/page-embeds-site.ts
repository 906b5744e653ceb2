import { lookup } from 'node:dns';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

const patience = 10_000;
/** In bytes; scripts stand near the top of a page, or at the end of a short one. */
const longest = 512 * 1024;
const mostRedirects = 3;

/**
 * False for addresses of private networks and of this machine, and for IPv6 addresses that stand for an IPv4 address of
 * that kind.
 */
const isPublic = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves a name to public addresses only, so that a stranger cannot make the server call its own network (SSRF). */
const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => isPublic(address));
    const [first] = open;
    if (error ?? !first) done(error ?? new Error('no public address'), []);
    else if (options.all) done(null, open);
    else done(null, first.address, first.family);
  });
};

/**
 * The first 512 kB of the page at an https address, or the target of its redirect; null for any other reply or address.
 */
const readPage = (page: URL, signal: AbortSignal) =>
  new Promise<{ readonly leadsTo: string } | { readonly html: string } | null>(
    (resolve, reject) => {
      // A bare IP address would go around `lookupPublic`.
      if (
        page.protocol !== 'https:' ||
        page.port !== '' ||
        isIP(page.hostname.replace(/^\[|\]$/g, ''))
      )
        return resolve(null);
      const headers = { accept: 'text/html', 'user-agent': 'Vernacular (WIDGET_DOMAINS)' };
      get(page, { lookup: lookupPublic, signal, headers }, (reply) => {
        const { statusCode = 0, headers: said } = reply;
        if (statusCode >= 300 && statusCode < 400 && said.location !== undefined) {
          reply.destroy();
          return resolve({ leadsTo: said.location });
        }
        let html = '';
        reply.setEncoding('latin1');
        reply.on('data', (part: string) => {
          html += part;
          if (html.length > longest) reply.destroy();
        });
        reply.on('error', reject);
        reply.on('close', () => resolve(statusCode === 200 ? { html } : null));
      }).on('error', reject);
    },
  );

/**
 * Whether a script tag of the page has an address of the site: the script is loaded from there, or reports there
 * (`data-register`).
 */
export const hasScriptOfSite = (html: string, site: string): boolean => {
  const { host } = new URL(site);
  const scripts = html.match(/<script\b[^>]*>/giu) ?? [];
  return scripts.some((script) => {
    const addresses = script.match(/https?:\/\/[^\s"'<>]+/giu) ?? [];
    return addresses.some((address) => URL.parse(address)?.host === host);
  });
};

/**
 * Whether the start page of a domain has a script tag with an address of the site. Follows three redirects. Never
 * throws: a page that cannot be read counts as false.
 */
export async function pageEmbedsSite(domain: string, site: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  let page: URL | null = URL.parse(`https://${domain}/`);
  try {
    for (let hops = 0; page !== null && hops <= mostRedirects; hops += 1) {
      const read: Awaited<ReturnType<typeof readPage>> = await readPage(page, signal);
      if (read === null) return false;
      if ('html' in read) return hasScriptOfSite(read.html, site);
      page = URL.parse(read.leadsTo, page.href);
    }
  } catch {
    // No page answers.
  }
  return false;
}
