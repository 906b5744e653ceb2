import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { readEmailLink } from '../../platform/account/email-link.ts';
import { usePageTitle } from '../../platform/site/page-title.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { useSession } from '../../platform/account/session.ts';
import { AskForLink } from './ask-for-link.tsx';
import { NewPassword } from './new-password.tsx';

export default function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const { hash } = useLocation();
  const session = useSession();
  const link = readEmailLink(hash);
  usePageTitle(t('reset.title'));
  const isRecovery = link?.purpose === 'recovery';
  const isHosted = useSite().authUrl !== null;
  if (!isRecovery && session.kind === 'loading') return null;
  return isRecovery || (isHosted && session.kind === 'in') ? (
    <NewPassword key={hash} secret={isRecovery ? link.secret : null} />
  ) : (
    <AskForLink />
  );
}
