import type { Method } from '@vernacular/analyzer';
import { memo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import type { Writing } from '../editor/open-text-editor.ts';
import type { WrittenText } from '../editor/written-text.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useLiveState } from '../live/use-live-state.ts';
import { Fold } from '../folds/fold.tsx';
import type { Result } from '../result/result.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ScorePlot } from './score-plot.tsx';
import { countsOf, useVersions } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';
import styles from './versions-card.module.css';
import { readingOf, unread, type Version } from './version.ts';
import { VersionsNews } from './versions-notice.tsx';
import { most } from './version-store.ts';

export interface VersionsProps {
  readonly live: LiveAnalysis;
  readonly writing: RefObject<Writing | null>;
  readonly result: Result | null;
  readonly code: string | null;
  readonly method: Method;
  readonly cleared: WrittenText | null;
}

export const VersionsCard = memo(function VersionsCard({
  live,
  writing,
  result,
  code,
  method,
  cleared,
}: VersionsProps) {
  const { t } = useTranslation('versions');
  const { levels } = useLiveState(live);
  const now =
    levels && code !== null ? readingOf(levels.totals, levels, countsOf(code, method)) : unread;
  const { versions, news, ...does } = useVersions({ writing, result, reading: now, cleared });
  const [compared, setCompared] = useState<Version | null>(null);
  const box = useRef<HTMLElement>(null);
  const isOver = news?.kind === 'nothing' && levels !== null && levels.words.length > 0;
  const isTrouble = news?.kind === 'full' || news?.kind === 'tooLong';
  // The pressed button disappears at once, so the focus is moved.
  const andStay = (act: () => void) => () => {
    act();
    box.current?.focus();
  };
  return (
    <>
      <Fold
        ref={box}
        name="versions"
        title={t('title')}
        note={versions.length > 0 && versions.length}
        always={isTrouble && <VersionsNews news={news} isThere onUndo={does.onUndo} />}
      >
        <div className={styles.card}>
          <ScorePlot versions={versions} now={now} />
          {versions.length === 0 && <p>{t('none')}</p>}
          <Button look="secondary" onPress={does.onKeep}>
            {t('keep')}
          </Button>
          <VersionsNews
            news={isTrouble || isOver ? null : news}
            isThere={news?.kind !== 'restored' || writing.current?.text() === news.version.text}
            onUndo={andStay(does.onUndo)}
          />
          {versions.length > 0 && (
            <>
              <ol className={styles.list} reversed>
                {versions.toReversed().map((version) => (
                  <VersionRow
                    key={version.made}
                    {...{ version, now }}
                    onRename={does.onRename}
                    onCompare={() => setCompared(version)}
                    onRestore={() => does.onRestore(version)}
                    onDelete={andStay(() => does.onDelete(version))}
                  />
                ))}
              </ol>
              <p className={styles.foot}>{t('bounded', { count: most.versions })}</p>
              <Button look="quiet" onPress={andStay(() => does.onDelete())}>
                {t('deleteAll')}
              </Button>
            </>
          )}
        </div>
      </Fold>
      <CompareDialog
        {...{ versions, compared, now }}
        textNow={() => writing.current?.text() ?? ''}
        onClose={() => setCompared(null)}
      />
    </>
  );
});
