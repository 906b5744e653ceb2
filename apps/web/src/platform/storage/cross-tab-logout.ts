import { forgetWriting, forgetWritingOfTab, readStored, store } from './storage.ts';

/** Deletes the writing on this device and tells other tabs of the logout. */
export function announceLogout(): void {
  forgetWriting();
  const mark = String(Date.now());
  store('departure', mark);
  store('departure-heard', mark);
}

function hasLoggedOutElsewhere(): boolean {
  const mark = readStored('departure');
  if (mark === null || mark === readStored('departure-heard')) return false;
  store('departure-heard', mark);
  return true;
}

/** At page load: deletes the writing of this tab if another tab has logged out meanwhile. */
export function forgetAfterLogout(): void {
  if (hasLoggedOutElsewhere()) forgetWritingOfTab();
}

/** Deletes the writing and calls `onLeft` when another tab logs out. Returns the function that unsubscribes. */
export function onLogoutInOtherTab(onLeft: () => void): () => void {
  const hear = () => {
    if (!hasLoggedOutElsewhere()) return;
    // This tab may have stored something since the other one deleted it.
    forgetWriting();
    onLeft();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'departure') hear();
  };
  addEventListener('storage', onStorage);
  // A page restored from the back/forward cache has missed the storage events.
  addEventListener('pageshow', hear);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', hear);
  };
}
