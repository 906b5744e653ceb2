import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { MarkedWordChanges } from './marked-word-changes.tsx';
import styles from './version-row.module.css';
import { doCompare, useVersionName, type Reading, type Version } from './version.ts';

export function VersionRow({
  version,
  now,
  onRename,
  onCompare,
  onRestore,
  onDelete,
}: {
  version: Version;
  now: Reading;
  onRename: (made: number, name: string) => void;
  onCompare: () => void;
  onRestore: () => void;
  onDelete: () => void;
}) {
  const { t, i18n } = useTranslation('versions');
  const { number } = useNumberFormat();
  const [isOpen, setOpen] = useState(false);
  const name = useVersionName()(version);
  const count = version.marked.reduce((all, { repetitions }) => all + repetitions, 0);
  const when = useMemo(
    () =>
      new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
        version.made,
      ),
    [i18n.language, version.made],
  );
  return (
    <li>
      <details className={styles.row} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <bdi className={styles.name}>{name}</bdi>{' '}
          {version.counts !== '' && (
            <>
              <b>
                {version.score === null
                  ? t('noScore')
                  : t('score', { score: number(version.score) })}
              </b>{' '}
            </>
          )}
          <small>
            {when}
            {version.counts !== '' && ` · ${t('marked', { count, shown: number(count) })}`}
          </small>
        </summary>
        {isOpen && (
          <div className={styles.inside}>
            {now.counts !== '' && version.counts !== '' && (
              <>
                {!doCompare(version, now) && <p>{t('otherCounts')}</p>}
                <MarkedWordChanges from={version} to={now} />
              </>
            )}
            <div className="row gap-2">
              <Button look="secondary" aria-label={t('restoreNamed', { name })} onPress={onRestore}>
                {t('restore')}
              </Button>
              <Button look="secondary" aria-label={t('compareNamed', { name })} onPress={onCompare}>
                {t('compare')}
              </Button>
            </div>
            <TextField
              label={t('name')}
              defaultValue={version.name}
              placeholder={name}
              maxLength={80}
              dir="auto"
              onBlur={({ currentTarget }) => onRename(version.made, currentTarget.value)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') onRename(version.made, currentTarget.value);
              }}
            />
            <Button
              look="quiet"
              className={styles.delete ?? ''}
              aria-label={t('deleteNamed', { name })}
              onPress={onDelete}
            >
              {t('delete')}
            </Button>
          </div>
        )}
      </details>
    </li>
  );
}
