interface Crumb {
  readonly seconds: number;
  readonly sameSite: 'Lax' | 'Strict';
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((crumb) => crumb.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

export function writeCookie(name: string, value: string, crumb: Crumb): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser
  document.cookie = cookieText(name, value, crumb, location.protocol === 'https:');
}

export const removeCookie = (name: string): void =>
  writeCookie(name, '', { seconds: 0, sameSite: 'Lax' });

export const cookieText = (
  name: string,
  value: string,
  { seconds, sameSite }: Crumb,
  isSecure: boolean,
): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${seconds}`,
    `samesite=${sameSite}`,
    ...(isSecure ? ['secure'] : []),
  ].join('; ');
