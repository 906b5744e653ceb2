import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { lazyWithRetry } from '../parts/lazy-with-retry/lazy-with-retry.tsx';
import { loadTexts } from '../platform/language/i18n.ts';
import { useMediaQuery } from '../platform/browser/use-media-query.ts';
import { useIdle } from '../platform/browser/use-idle.ts';

const openOffline = async () => {
  const [part] = await Promise.all([
    import('./update-and-shared-text-notices.tsx').then(({ OfflineNotices }) => OfflineNotices),
    loadTexts('offline'),
  ]);
  return part;
};

// No error is shown if this part cannot be loaded: a user without a connection misses nothing.
const OfflineNotices = lazyWithRetry(openOffline, { isWanted: () => false });

interface Counts {
  readonly levelsUrl: string;
  readonly countsUrl: string | null;
  readonly isPrivate: boolean;
  readonly beside?: Counts | null;
}

/** URLs of the dictionary files to cache; none for a private dictionary. */
const filesOf = (counts: Counts | null): readonly string[] =>
  counts === null || counts.isPrivate
    ? []
    : [counts.levelsUrl, ...(counts.countsUrl === null ? [] : [counts.countsUrl])];

/** Loads the offline support once the page is idle, if there is text, the app is installed or something was shared. */
export function LazyOffline({
  address,
  hasWork,
  ...rest
}: {
  address: Counts | null;
  hasWork: boolean;
  isEmpty: boolean;
  isKept: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const isIdle = useIdle();
  const isInstalled = useMediaQuery('(display-mode: standalone)');
  const isShared = new URLSearchParams(useLocation().search).has('shared');
  const [isUsed, setIsUsed] = useState(false);
  if (!isUsed && (hasWork || isInstalled || isShared)) setIsUsed(true);
  const counts = useMemo(
    () => [...filesOf(address), ...filesOf(address?.beside ?? null)],
    [address],
  );
  return (
    isIdle &&
    isUsed && (
      <Suspense>
        <OfflineNotices {...{ counts, isShared, ...rest }} />
      </Suspense>
    )
  );
}
