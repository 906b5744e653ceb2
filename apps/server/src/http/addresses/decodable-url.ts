/**
 * An address as it came where it can be read, else one where nothing stands: the router would refuse it
 * before any header of ours is set.
 */
export function decodableUrl(url: string): string {
  try {
    decodeURI(url.split(/[?#]/u, 1)[0] ?? '');
    return url;
  } catch {
    return '/unreadable';
  }
}
