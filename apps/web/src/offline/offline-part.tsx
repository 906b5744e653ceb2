import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { lazyWithRetry } from '../parts/lazy-with-retry/lazy-with-retry.tsx';
import { loadTexts } from '../platform/language/i18n.ts';
import { useMediaQuery } from '../platform/browser/use-media-query.ts';
import { useIdle } from '../platform/browser/use-idle.ts';

const openOffline = async () => {
  const [part] = await Promise.all([
    import('./offline.tsx').then(({ Offline }) => Offline),
    loadTexts('offline'),
  ]);
  return part;
};

// Who has no connection misses nothing by it.
const Offline = lazyWithRetry(openOffline, { isWanted: () => false });

interface Counts {
  readonly levelsUrl: string;
  readonly countsUrl: string | null;
  readonly isPrivate: boolean;
  readonly beside?: Counts | null;
}

/** The files of counts that are everybody’s. */
const filesOf = (counts: Counts | null): readonly string[] =>
  counts === null || counts.isPrivate
    ? []
    : [counts.levelsUrl, ...(counts.countsUrl === null ? [] : [counts.countsUrl])];

/** Keeps the analyser on the device of whoever writes in it, has it as an app or shares something with it, when the page has nothing else to do. */
export function OfflinePart({
  address,
  hasWork,
  ...rest
}: {
  /** The counts that read the text. */
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
        <Offline {...{ counts, isShared, ...rest }} />
      </Suspense>
    )
  );
}
