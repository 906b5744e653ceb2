import { useQuery } from '@tanstack/react-query';
import { agreeCall, studyCall, type Agreed, type StudyPage } from '@vernacular/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { callApi } from '../../../platform/api/api.ts';
import { asFailure, errorMessage } from '../../../platform/api/error-message.ts';
import { nearestLanguage } from '../../../platform/language/languages.ts';
import { useSession } from '../../../platform/account/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckBox } from '../../../ui/field/check-box.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './study.module.css';

interface Props {
  readonly address: string;
  readonly name: string;
  readonly title: string;
  /** Whether an earlier consent is no longer known: it was withdrawn, or removed. */
  readonly isGone: boolean;
  onAgreed(agreed: Agreed, page: StudyPage): void;
}

export function StudyConsent(props: Props) {
  const { t, i18n } = useTranslation('grading');
  const texts = useTranslation('study');
  const path = studyCall.path.replace(':address', encodeURIComponent(props.address));
  const study = useQuery({
    queryKey: ['study', props.address],
    queryFn: () => callApi(path, studyCall.reply),
    // Not cached, so that nobody agrees to an outdated text.
    gcTime: 0,
    retry: false,
  });
  return (
    <div className={styles.sheet}>
      <h1>{study.data?.title?.[nearestLanguage(i18n.language)] ?? props.title}</h1>
      {props.isGone && <Notice>{texts.t('gone')}</Notice>}
      {study.isError && (
        <Notice
          kind="trouble"
          action={<Button onPress={() => void study.refetch()}>{t('retry')}</Button>}
        >
          {errorMessage(t, i18n.language, asFailure(study.error))}
        </Notice>
      )}
      {study.data?.state === 'before' && (
        <p>{texts.t('before', { date: dateOf(study.data.opens, i18n.language) })}</p>
      )}
      {study.data?.state === 'over' && <p>{texts.t('over')}</p>}
      {study.data?.state === 'open' && (
        <Form {...props} study={study.data} onStale={() => void study.refetch()} />
      )}
    </div>
  );
}

const dateOf = (moment: string | null, language: string) => {
  const look = { dateStyle: 'long', timeStyle: 'short' } as const;
  return moment === null ? '' : new Date(moment).toLocaleString(language, look);
};

type FormProps = Props & { readonly study: StudyPage; onStale(): void };

function Form({ address, name, study, onAgreed, onStale }: FormProps) {
  const { consent, asksCode } = study;
  const { t, i18n } = useTranslation(['study', 'grading']);
  const session = useSession();
  const language = nearestLanguage(i18n.language);
  const [code, setCode] = useState(name);
  const [agrees, setAgrees] = useState(false);
  const [withProfile, setWithProfile] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [trouble, setTrouble] = useState('');

  const agree = async () => {
    setBusy(true);
    setTrouble('');
    try {
      const path = agreeCall.path.replace(':address', encodeURIComponent(address));
      const body = {
        version: consent.version,
        language,
        text: consent.text[language],
        participantName: code.trim(),
        withProfile,
      };
      onAgreed(await callApi(path, agreeCall.reply, { body }), study);
    } catch (error) {
      const failure = asFailure(error);
      setTrouble(errorMessage(i18n.getFixedT(null, 'grading'), language, failure));
      setBusy(false);
      if (failure.code === 'consent-changed') onStale();
      if (failure.code === 'unknown-participant') setUnknown(true);
    }
  };

  return (
    <>
      <h2>{t('title')}</h2>
      {consent.text[language].split(/\n\s*\n/u).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {name !== '' && !isUnknown && <p>{t('named', { name })}</p>}
      {asksCode && (name === '' || isUnknown) && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <CheckBox isChecked={agrees} onChange={setAgrees}>
        {t('agree')}
      </CheckBox>
      {session.kind === 'in' && (
        <CheckBox isChecked={withProfile} onChange={setWithProfile}>
          {t('withProfile')}
        </CheckBox>
      )}
      {trouble !== '' && <Notice kind="trouble">{trouble}</Notice>}
      <Button
        look="primary"
        isDisabled={
          !agrees || (asksCode && code.trim() === '') || isBusy || session.kind === 'loading'
        }
        onPress={() => void agree()}
      >
        {t('submit')}
      </Button>
    </>
  );
}
