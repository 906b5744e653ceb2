/**
 * Returns the URL, or `/unreadable` when its path cannot be decoded: the router would reject it before our headers are
 * set.
 */
export function decodableUrl(url: string): string {
  try {
    decodeURI(url.split(/[?#]/u, 1)[0] ?? '');
    return url;
  } catch {
    return '/unreadable';
  }
}
