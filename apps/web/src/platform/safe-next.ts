/** Where to go after signing in: the path an address names with `?next=`, if it is one of this site, else the home page. */
export function safeNext(search: URLSearchParams, origin = location.origin): string {
  const next = search.get('next') ?? '/';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  if (url.origin !== origin || ['/login', '/register'].includes(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
