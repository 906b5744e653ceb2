/**
 * Tells `host` which domain uses the widget. The answer is not used, and failed requests are ignored (specification,
 * section 7). Throws if `host` is not an absolute URL.
 */
export function registerDomain(host: string): void {
  const body = JSON.stringify({ domain: location.hostname, created: new Date().toISOString() });
  const headers = { 'content-type': 'application/json' };
  fetch(new URL('/api/registerDomain', host), { method: 'POST', headers, body })
    .then((reply) => reply.json())
    .catch(() => null);
}
