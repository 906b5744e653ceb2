import { useMutation } from '@tanstack/react-query';
import { askStudyReadersCall, type DebriefingReaders } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { callApi } from '../../../platform/api/api.ts';
import { asFailure, errorMessage } from '../../../platform/api/error-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './study.module.css';

/**
 * Offers a participant who has finished a link under which others can read the last text; it is made when the
 * participant agrees.
 */
export function StudyReaders({
  readers,
  address,
  consent,
}: {
  readers: DebriefingReaders;
  address: string;
  consent: string;
}) {
  const { t, i18n } = useTranslation('study');
  const { t: inGrading } = useTranslation('grading');
  const ask = useMutation({
    mutationFn: () =>
      callApi(
        askStudyReadersCall.path.replace(':address', encodeURIComponent(address)),
        askStudyReadersCall.reply,
        { body: { consent } },
      ),
  });
  const { text, mostReaders, link, endsAt } = ask.data ?? readers;
  const shownLink = link === null ? null : `${location.origin}${link}`;
  return (
    <>
      <h2>{t('readers.title')}</h2>
      <p>{t('readers.lead', { count: mostReaders })}</p>
      <details>
        <summary>{t('readers.text')}</summary>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </details>
      {ask.isError && (
        <Notice kind="trouble">
          {errorMessage(inGrading, i18n.language, asFailure(ask.error))}
        </Notice>
      )}
      {shownLink === null || endsAt === null ? (
        <Button look="secondary" isPending={ask.isPending} onPress={() => ask.mutate()}>
          {t('readers.agree')}
        </Button>
      ) : (
        <>
          <TextField
            label={t('readers.link')}
            hint={t('readers.until', {
              date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
                new Date(endsAt),
              ),
            })}
            dir="ltr"
            readOnly
            value={shownLink}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={shownLink} />
        </>
      )}
    </>
  );
}
