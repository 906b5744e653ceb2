import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const noSketch = () => false;
const wasSent = () =>
  !import.meta.env.SSR && document.querySelector<HTMLElement>('#root')?.dataset['sent'] === 'frame';

/** True only while React takes over a page that was sent with a sketch in its screen's place: it finds what it expects. */
export const useSkeleton = (): boolean => useSyncExternalStore(never, noSketch, wasSent);
