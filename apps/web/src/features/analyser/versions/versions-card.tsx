import type { Method } from '@vernacular/analyzer';
import { memo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import type { Writing } from '../editor/open-text-editor.ts';
import type { WrittenText } from '../editor/written-text.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useLiveState } from '../live/use-live-analysis.ts';
import { Fold } from '../folds/fold.tsx';
import type { Result } from '../result/grading-state.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ScorePlot } from './score-plot.tsx';
import { countsOf, useVersions, type VersionNews } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';
import styles from './versions-card.module.css';
import { readingOf, unread, useVersionName, type Version } from './version.ts';
import { most } from './version-store.ts';

export const VersionsCard = memo(function VersionsCard({
  live,
  writing,
  result,
  code,
  method,
  cleared,
}: {
  live: LiveAnalysis;
  writing: RefObject<Writing | null>;
  result: Result | null;
  /** Code of the dictionary in use. */
  code: string | null;
  method: Method;
  cleared: WrittenText | null;
}) {
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

function VersionsNews({
  news,
  isThere,
  onUndo,
}: {
  news: VersionNews | null;
  /** Whether the step can still be undone: not once the text was edited. */
  isThere: boolean;
  onUndo: () => void;
}) {
  const { t } = useTranslation('versions');
  const nameOf = useVersionName();
  const sentence = () => {
    if (!news) return null;
    if (news.kind === 'deleted') {
      const [first, second] = news.versions;
      return first && !second ? t('news.deleted', { name: nameOf(first) }) : t('news.allDeleted');
    }
    if (news.kind === 'restored') {
      const name = nameOf(news.version);
      if (!news.before) return t('news.restoredAlone', { name });
      return t('news.restored', { name, before: nameOf(news.before) });
    }
    if ('version' in news) return t(`news.${news.kind}`, { name: nameOf(news.version) });
    return t(`news.${news.kind}`);
  };
  const canUndo = (news?.kind === 'restored' && isThere) || news?.kind === 'deleted';
  return (
    <div className={styles.news}>
      <output>{sentence()}</output>
      {canUndo && (
        <Button look="quiet" onPress={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
