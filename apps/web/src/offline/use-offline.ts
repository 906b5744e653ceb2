import { useCallback, useEffect, useRef, useState } from 'react';
import { Workbox } from 'workbox-window';

/** Keeps the site on the device for when there is no connection; tells when a newer version waits, and takes it when asked. */
export function useOffline(counts: readonly string[]): {
  readonly isNewer: boolean;
  /** Begins the newer version: the page is loaded anew. */
  readonly renew: () => void;
} {
  const worker = useRef<Workbox>(null);
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const workbox = new Workbox('/sw.js');
    worker.current = workbox;
    workbox.addEventListener('waiting', () => setIsNewer(true));
    // Where a browser keeps nothing, the site is as it is without this.
    void workbox.register().catch(() => undefined);
    // A page that stays open for days asks now and then.
    const ask = () => {
      if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  useEffect(() => {
    const workbox = worker.current;
    if (!workbox) return;
    // What this page fetched before it was kept.
    const parts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/`));
    const urlsToCache = [...new Set([...parts, ...counts])];
    void workbox.controlling.then(() =>
      workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } }),
    );
  }, [counts]);
  const renew = useCallback(() => {
    const workbox = worker.current;
    workbox?.addEventListener('controlling', () => location.reload());
    workbox?.messageSkipWaiting();
  }, []);
  return { isNewer, renew };
}
