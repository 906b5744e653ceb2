/** The path to open after sign-in: `?next=` when it is on this site and not a sign-in page, else `/`. */
export function safeRedirect(search: URLSearchParams, origin = location.origin): string {
  const next = search.get('next') ?? '/';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  if (url.origin !== origin || ['/login', '/register'].includes(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The query of a sign-in link that leads back to `path`; empty for the home page. */
export const nextQuery = (path: string): string =>
  path === '/' ? '' : `?next=${encodeURIComponent(path)}`;
