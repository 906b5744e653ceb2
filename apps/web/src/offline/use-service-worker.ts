import { useCallback, useEffect, useRef, useState } from 'react';
import { Workbox } from 'workbox-window';

/** Registers the service worker. `counts`: URLs it is to cache. `renew` activates a waiting version and reloads. */
export function useServiceWorker(counts: readonly string[]) {
  const worker = useRef<Workbox>(null);
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const workbox = new Workbox('/sw.js');
    worker.current = workbox;
    workbox.addEventListener('waiting', () => setIsNewer(true));
    // Registration fails where the browser stores nothing; the site works without it.
    void workbox.register().catch(() => undefined);
    // Checks for updates now and then, because a page may stay open for days.
    const ask = () => {
      if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  useEffect(() => {
    const workbox = worker.current;
    if (!workbox) return;
    // Resources that this page fetched before the service worker could cache them.
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
