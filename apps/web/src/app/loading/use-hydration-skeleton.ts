import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const noSketch = () => false;
const wasSent = () =>
  !import.meta.env.SSR && document.querySelector<HTMLElement>('#root')?.dataset['sent'] === 'frame';

/** True only during hydration of a page that was sent with a skeleton, so that React finds the markup it expects. */
export const useHydrationSkeleton = (): boolean => useSyncExternalStore(never, noSketch, wasSent);
