import { withdrawCall } from '@vernacular/contract';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { forgetWithdrawn } from '../../parts/study/kept-consent.ts';
import { callApi } from '../../platform/api/api.ts';
import { asFailure, errorMessage } from '../../platform/api/error-message.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Withdrawal from a study deletes everything written under the consent. */
export default function WithdrawScreen() {
  const { t, i18n } = useTranslation(['study', 'grading']);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [removed, setRemoved] = useState<number | null>(null);
  usePageTitle(t('withdraw.title'));

  const withdraw = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() === '' || isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      const { conversations } = await callApi(withdrawCall.path, withdrawCall.reply, {
        body: { code },
      });
      await forgetWithdrawn();
      setRemoved(conversations);
    } catch (error) {
      const failure = asFailure(error);
      setTrouble(
        failure.code === 'unknown-code'
          ? t('withdraw.unknown')
          : errorMessage(i18n.getFixedT(null, 'grading'), i18n.language, failure),
      );
    }
    setBusy(false);
  };

  const robots = <meta name="robots" content="noindex, nofollow, noarchive" />;
  if (removed !== null)
    return (
      <FormPage title={t('withdraw.title')}>
        {robots}
        <div className="stack gap-4">
          <Notice kind="good">{t('withdraw.done', { count: removed })}</Notice>
          {removed > 0 && <p>{t('withdraw.also')}</p>}
        </div>
      </FormPage>
    );
  return (
    <FormPage title={t('withdraw.title')} lead={t('withdraw.lead')}>
      {robots}
      <form onSubmit={(event) => void withdraw(event)}>
        <TextField
          label={t('withdraw.code')}
          hint={t('withdraw.hint')}
          error={trouble}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" look="primary" isPending={isBusy} isDisabled={code.trim() === ''}>
          {t('withdraw.submit')}
        </Button>
      </form>
    </FormPage>
  );
}
