import { useMutation } from '@tanstack/react-query';
import { withdrawCall } from '@vernacular/contract';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { forgetWithdrawn } from '../../parts/study/kept-consent.ts';
import { callApi } from '../../platform/api/api.ts';
import { asFailure, errorMessage, type Failure } from '../../platform/api/error-message.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Withdraws a participant from a study by the code of the consent, and deletes what was written under it. */
export default function WithdrawScreen() {
  const { t, i18n } = useTranslation(['study', 'grading']);
  const [code, setCode] = useState('');
  const {
    mutate,
    isPending,
    error,
    data: removed,
  } = useMutation({
    mutationFn: async () => {
      const sent = { body: { code } };
      const { conversations } = await callApi(withdrawCall.path, withdrawCall.reply, sent);
      await forgetWithdrawn();
      return conversations;
    },
  });
  usePageTitle(t('withdraw.title'));

  const withdraw = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isPending) mutate();
  };
  const sentenceFor = (failure: Failure) =>
    failure.code === 'unknown-code'
      ? t('withdraw.unknown')
      : errorMessage(i18n.getFixedT(null, 'grading'), i18n.language, failure);

  if (removed !== undefined)
    return (
      <FormPage title={t('withdraw.title')}>
        <div className="stack gap-4">
          <Notice kind="good">{t('withdraw.done', { count: removed })}</Notice>
          {removed > 0 && <p>{t('withdraw.also')}</p>}
        </div>
      </FormPage>
    );
  return (
    <FormPage title={t('withdraw.title')} lead={t('withdraw.lead')}>
      <form onSubmit={withdraw}>
        <TextField
          label={t('withdraw.code')}
          hint={t('withdraw.hint')}
          error={error ? sentenceFor(asFailure(error)) : undefined}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" isPending={isPending} isDisabled={code.trim() === ''}>
          {t('withdraw.submit')}
        </Button>
      </form>
    </FormPage>
  );
}
