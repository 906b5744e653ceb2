import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { useSignInProviders } from '../../platform/account/sign-in-providers.ts';
import { Notice } from '../../ui/notice/notice.tsx';

const troubles = [
  'cancelled',
  'over',
  'refused',
  'unreachable',
  'noAddress',
  'unconfirmed',
  'hasAccount',
  'someoneElse',
  'closed',
  'domain',
  'disabled',
] as const;

/** Says why a sign-in with a provider failed, by `?trouble=` and `?with=` of the URL; nothing without the first. */
export function ProviderSignInNotice() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const providers = useSignInProviders();
  const trouble = troubles.find((one) => one === search.get('trouble'));
  if (trouble === undefined) return null;
  const label =
    providers.find(({ id }) => id === search.get('with'))?.label ?? t('provider.nameless');
  return (
    <Notice kind={trouble === 'cancelled' ? 'info' : 'trouble'}>
      {t(`provider.trouble.${trouble}`, { label })}
    </Notice>
  );
}
