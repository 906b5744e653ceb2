export interface Analytics {
  readonly script: string;
  readonly scriptSources: readonly string[];
  readonly connectSources: readonly string[];
}

export function analyticsOf(tag: string | undefined): Analytics | null {
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
