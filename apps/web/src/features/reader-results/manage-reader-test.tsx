import type { ReaderResults } from '@vernacular/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmButton } from '../../parts/confirm-button/confirm-button.tsx';
import { CopyButton } from '../../parts/copy-button/copy-button.tsx';
import { forgetReaderTest } from '../../parts/ask-readers/stored-reader-tests.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './reader-results.module.css';
import type { useReaderResults } from './use-reader-results.ts';

/** Links of a reader test, the day on which it ends, and its deletion. */
export function Manage({
  test: { link, endsAt, isEnded },
  setEnd,
  remove,
}: Pick<ReturnType<typeof useReaderResults>, 'setEnd' | 'remove'> & {
  test: ReaderResults['test'];
}) {
  const { t } = useTranslation('reader-results');
  const [day, setDay] = useState(endsAt.slice(0, 10));
  const links = [
    ['readers', `${location.origin}${link}`],
    ['results', location.href],
  ] as const;
  const onRemove = () =>
    remove.mutateAsync().then(
      () => (forgetReaderTest(location.pathname), null),
      () => t('manage.deleteTrouble'),
    );
  return (
    <section aria-labelledby="manage-title" className={`${styles.section} ${styles.manage}`}>
      <h2 id="manage-title">{t('manage.title')}</h2>
      {links.map(([name, address]) => (
        <div key={name} className={styles.link}>
          <TextField
            label={t(`manage.${name}`)}
            dir="ltr"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={address} what={t(`manage.${name}`)} />
        </div>
      ))}
      <div className={styles.link}>
        <TextField
          type="date"
          label={t('manage.day')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button
          look="secondary"
          isDisabled={day === ''}
          onPress={() => setEnd.mutate(new Date(`${day}T23:59:59`).toISOString())}
        >
          {t('manage.setDay')}
        </Button>
        {!isEnded && (
          <Button look="secondary" onPress={() => setEnd.mutate(new Date().toISOString())}>
            {t('manage.end')}
          </Button>
        )}
        <ConfirmButton
          ask={t('manage.delete')}
          look="quiet"
          title={t('manage.sure')}
          confirm={t('manage.deleteNow')}
          cancel={t('manage.keep')}
          act={onRemove}
        >
          {t('manage.sureText')}
        </ConfirmButton>
      </div>
      {setEnd.isSuccess && <Notice kind="good">{t('manage.changed')}</Notice>}
      {setEnd.isError && <Notice kind="trouble">{t('manage.endTrouble')}</Notice>}
    </section>
  );
}

/**
 * Consent to add the word counts of this test to those of the site. If the operator collects none, it is shown only
 * where an earlier consent can be withdrawn.
 */
export function ContributeCounts({
  test: { isCounted },
  giveCounts,
}: Pick<ReturnType<typeof useReaderResults>, 'giveCounts'> & { test: ReaderResults['test'] }) {
  const { t } = useTranslation('reader-results');
  const { readerCounts } = useSite();
  if (isCounted === null || !(readerCounts || isCounted)) return null;
  return (
    <section aria-labelledby="counts-title" className={`${styles.section} ${styles.manage}`}>
      <h2 id="counts-title">{t('counts.title')}</h2>
      <p>{t('counts.what')}</p>
      <CheckBox
        isChecked={giveCounts.isPending ? giveCounts.variables : isCounted}
        onChange={(isGiven) => giveCounts.mutate(isGiven)}
      >
        {t('counts.give')}
      </CheckBox>
      <p className="caption">{t('counts.back')}</p>
      {giveCounts.isError && <Notice kind="trouble">{t('counts.trouble')}</Notice>}
    </section>
  );
}
