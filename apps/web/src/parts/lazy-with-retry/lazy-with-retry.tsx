import { lazy, useState, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';

import { fetchPart, PartMissing } from '../../platform/browser/fetch-chunk.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './lazy-with-retry.module.css';

interface Looks<Props> {
  /** What does not arrive is told beneath its opener, and not in the flow of the page. */
  readonly floats?: boolean;
  /** Whether what does not arrive is still waited for. */
  readonly isWanted?: (props: Props) => boolean;
}

/**
 * A part of a screen that is fetched when it is needed, and suspends until then. If it does not arrive, its own place says so, with a way to
 * try again; the screen around it, and what was written there, stays.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { floats = false, isWanted = () => true }: Looks<Props> = {},
): ComponentType<Props> {
  const fetched = () => lazy(async () => ({ default: await fetchPart(load) }));
  // A lazy component that failed once fails for ever: the next try is a new one, also for whoever comes after.
  let latest = fetched();
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const noteOf = ({ error, resetErrorBoundary }: FallbackProps) => {
      // What arrived and broke is for the screen to say.
      if (!(error instanceof PartMissing)) throw error;
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
      <Notice
        action={
          <Button look="secondary" onPress={onRetry}>
            {t('missing.retry')}
          </Button>
        }
      >
        {t('missing.part')}
      </Notice>
    </div>
  );
}
