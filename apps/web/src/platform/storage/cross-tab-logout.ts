import { forgetWriting, forgetWritingOfTab, readStored, store } from './storage.ts';

/** Forgets what whoever logs out wrote, here and in every other tab: those hear of it by the mark that is left. */
export function depart(): void {
  forgetWriting();
  const mark = String(Date.now());
  store('departure', mark);
  store('departure-heard', mark);
}

/** Whether somebody has left in another tab since this one last asked. */
function hasSomebodyLeft(): boolean {
  const mark = readStored('departure');
  if (mark === null || mark === readStored('departure-heard')) return false;
  store('departure-heard', mark);
  return true;
}

/** Forgets what this tab kept of somebody who left while it was asleep or closed. */
export function forgetWhoHasLeft(): void {
  if (hasSomebodyLeft()) forgetWritingOfTab();
}

/** Calls `onLeft` when somebody has logged out in another tab, everything they wrote forgotten; returns how to stop. */
export function hearDepartures(onLeft: () => void): () => void {
  const hear = () => {
    if (!hasSomebodyLeft()) return;
    // This tab may have kept something between the other one's forgetting and now.
    forgetWriting();
    onLeft();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'departure') hear();
  };
  addEventListener('storage', onStorage);
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', hear);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', hear);
  };
}
