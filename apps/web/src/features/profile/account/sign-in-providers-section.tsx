import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import type { User } from '../../../platform/account/session.ts';
import { requestAccounts } from '../../../platform/account/account-request.ts';
import { accountErrorOf } from '../../../platform/account/account-error.ts';
import { joinProvider, useSignInProviders } from '../../../platform/account/sign-in-providers.ts';
import { ProviderSignInNotice } from '../../../parts/sign-in-providers/provider-sign-in-notice.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Fold } from '../disclosure.tsx';
import { ConfirmButton } from '../../../parts/confirm-button/confirm-button.tsx';
import styles from '../../../parts/two-step/two-step.module.css';
import { AccountChangeForm } from './account-change-form.tsx';
import { useSignInMethods } from '../../../parts/sign-in-providers/use-sign-in-methods.ts';

export function ProvidersSection({ user }: { user: User }) {
  const { t, i18n } = useTranslation(['profile', 'accounts']);
  const providers = useSignInProviders();
  const { data: ways, refetch } = useSignInMethods(user.id);
  const [search] = useSearchParams();
  const joined = providers.find(({ id }) => id === search.get('joined'));
  if (providers.length === 0 || ways === undefined) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const labelOf = (id: string | null) => providers.find((one) => one.id === id)?.label;
  const remove = async (id: string) => {
    const { error } = await requestAccounts('DELETE', `/user/identities/${id}`);
    await refetch();
    return error && t(`accounts:trouble.${accountErrorOf(error)}`);
  };
  const open = providers.filter(({ id }) => !ways.identities.some((way) => way.provider === id));
  return (
    <>
      <ProviderSignInNotice />
      {joined && (
        <Notice kind="good">{t('account.providers.joined', { label: joined.label })}</Notice>
      )}
      {ways.identities.length > 0 && (
        <Fold title={t('account.providers.title')}>
          <ul className={styles.apps}>
            {ways.identities.map(({ id, provider, issuer, email, createdAt }) => (
              <li key={id}>
                <GraduationCap aria-hidden="true" />
                <div>
                  <b dir="auto">{labelOf(provider) ?? issuer}</b>
                  <span>
                    {email && <bdi>{email} </bdi>}
                    {t('twoStep.since', { date: date.format(new Date(createdAt)) })}
                  </span>
                </div>
                <ConfirmButton
                  ask={t('twoStep.remove')}
                  title={t('account.providers.removeTitle')}
                  confirm={t('twoStep.removeConfirm')}
                  cancel={t('cancel')}
                  act={() => remove(id)}
                >
                  {t('account.providers.removeLead')}
                </ConfirmButton>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {open.map(({ id, label }) => (
        <AccountChangeForm
          key={id}
          about="joining"
          provider={label}
          address={user.email}
          fields={ways.hasPassword ? ['present'] : []}
          send={({ present }) => joinProvider(id, ways.hasPassword ? present : undefined)}
        />
      ))}
    </>
  );
}
