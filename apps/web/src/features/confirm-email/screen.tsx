import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { openAccounts } from '../../platform/account-client.ts';
import { troubleOf, unasked, type AccountTrouble } from '../../platform/account-trouble.ts';
import { readMailLink, type MailLink } from '../../platform/mail-link.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './screen.module.css';

type State =
  | { readonly kind: 'idle' | 'busy' | 'confirmed' }
  | { readonly kind: 'refused'; readonly why: AccountTrouble };

/** Confirms an e-mail address with the link of a letter, when the person says so: programs open links too. */
export default function ConfirmEmailScreen() {
  const { t } = useTranslation('accounts');
  const link = readMailLink(useLocation().hash);
  const [state, setState] = useState<State>({ kind: 'idle' });
  usePageTitle(t('confirm.title'));

  const onConfirm = async (opened: MailLink) => {
    setState({ kind: 'busy' });
    const error = await confirm(opened);
    setState(error ? { kind: 'refused', why: troubleOf(error) } : { kind: 'confirmed' });
  };

  const home = (
    <Link className={buttonClass('secondary')} to="/" replace>
      {t('home')}
    </Link>
  );
  if (state.kind === 'confirmed')
    return (
      <FormPage title={t('confirm.title')}>
        <div className={styles.outcome}>
          <Notice kind="good" action={home}>
            {t('confirm.done')}
          </Notice>
        </div>
      </FormPage>
    );
  if (!link || link.purpose === 'recovery')
    return (
      <FormPage title={t('confirm.title')}>
        <div className={styles.outcome}>
          <Notice action={home}>{t('confirm.noLink')}</Notice>
        </div>
      </FormPage>
    );
  return (
    <FormPage title={t('confirm.title')} lead={t(`confirm.${link.purpose}`)}>
      <div className={styles.outcome}>
        {state.kind === 'refused' && <Notice kind="trouble">{t(`trouble.${state.why}`)}</Notice>}
        <Button isPending={state.kind === 'busy'} onPress={() => void onConfirm(link)}>
          {t('confirm.submit')}
        </Button>
      </div>
    </FormPage>
  );
}

async function confirm({ secret, purpose }: MailLink) {
  try {
    const accounts = await openAccounts();
    return (await accounts.verifyOtp({ token_hash: secret, type: purpose })).error;
  } catch {
    return unasked;
  }
}
