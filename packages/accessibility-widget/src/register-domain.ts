/** Tells `host` which domain uses the widget. The answer is not used, and failures are ignored (specification, section 7). */
export function registerDomain(
  host: string,
  send: typeof fetch = fetch,
  now: () => Date = () => new Date(),
): void {
  const body = JSON.stringify({ domain: location.hostname, created: now().toISOString() });
  const headers = { 'content-type': 'application/json' };
  send(new URL('/api/registerDomain', host), { method: 'POST', headers, body })
    .then((reply) => reply.json())
    .catch(() => null);
}
