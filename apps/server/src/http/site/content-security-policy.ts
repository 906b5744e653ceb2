import type { Config } from '../../dependencies/index.ts';

/** The script of ANALYTICS_TAG and the sources it needs; null without one. */
export function analyticsOf(tag: string | undefined) {
  if (tag === undefined) return null;
  if (!tag.startsWith('G-')) {
    const { origin } = new URL(tag);
    return { script: tag, scriptSources: [origin], connectSources: [origin] };
  }
  return {
    script: `https://www.googletagmanager.com/gtag/js?id=${tag}`,
    scriptSources: ['https://www.googletagmanager.com'],
    connectSources: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  };
}

export function contentSecurityPolicy(config: Pick<Config, 'ANALYTICS_TAG' | 'AUTH_URL'>) {
  const analytics = analyticsOf(config.ANALYTICS_TAG);
  const accounts = config.AUTH_URL ? [new URL(config.AUTH_URL).origin] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(analytics?.scriptSources ?? [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...accounts, ...(analytics?.connectSources ?? [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** The header of a reply whose page has style elements with this nonce. */
export const policyHeader = (policy: ReturnType<typeof contentSecurityPolicy>, nonce: string) =>
  Object.entries({ ...policy, 'style-src': [...policy['style-src'], `'nonce-${nonce}'`] })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
