/** What a measuring script needs: its address, and the places the browser must be allowed to reach for it. */
export interface Analytics {
  readonly script: string;
  readonly scriptSources: readonly string[];
  readonly connectSources: readonly string[];
}

/** Reads ANALYTICS_TAG: the address of a script, or a Google tag. */
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
