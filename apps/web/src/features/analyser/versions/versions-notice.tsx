import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import type { VersionNews } from './use-versions.ts';
import { useVersionName } from './use-version-name.ts';
import styles from './versions-card.module.css';

export function VersionsNews({
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
