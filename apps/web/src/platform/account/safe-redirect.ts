/** Where to go after signing in or registering: the path an address names with `?next=`, if it is one of this site, else the home page. */
export function safeNext(search: URLSearchParams, origin = location.origin): string {
  const next = search.get('next') ?? '/';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  if (url.origin !== origin || ['/login', '/register'].includes(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The end of an address that leads on to a path; nothing for the home page, where everyone goes anyway. */
export const nextQuery = (path: string): string =>
  path === '/' ? '' : `?next=${encodeURIComponent(path)}`;
