import { lazy, useState, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';

import { fetchChunk, ChunkMissing } from '../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './lazy-with-retry.module.css';

interface Looks<Props> {
  /** Shows the loading error beneath the control that opens the part, outside the page flow. */
  readonly floats?: boolean;
  /** Whether the user still waits for the part; if not, no loading error is shown. */
  readonly isWanted?: (props: Props) => boolean;
}

/** A component that suspends while it loads; when that fails, a notice with a retry button stands in its place. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { floats = false, isWanted = () => true }: Looks<Props> = {},
): ComponentType<Props> {
  const fetched = () => lazy(async () => ({ default: await fetchChunk(load) }));
  // React.lazy caches a failure, so a retry needs a new lazy component; later mounts use it too.
  let latest = fetched();
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const noteOf = ({ error, resetErrorBoundary }: FallbackProps) => {
      // An error inside a component that has loaded is left to the screen.
      if (!(error instanceof ChunkMissing)) throw error;
      return isWanted(props) && <MissingNote floats={floats} onRetry={resetErrorBoundary} />;
    };
    return (
      <ErrorBoundary
        fallbackRender={noteOf}
        onError={(error) => logTrouble('A part of the screen did not come.', error)}
        onReset={() => {
          latest = fetched();
          setPart(() => latest);
        }}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}

function MissingNote({ floats, onRetry }: { floats: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(floats && styles.floating)}>
      <Notice button={{ name: t('missing.retry'), onPress: onRetry }}>{t('missing.part')}</Notice>
    </div>
  );
}
