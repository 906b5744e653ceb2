import { useMutation } from '@tanstack/react-query';
import { useTranslation, Trans } from 'react-i18next';
import { Link } from 'react-router';
import type { exportCall } from '@vernacular/contract';
import { Download } from 'lucide-react';

import type { User } from '../../../platform/account/session.ts';
import { requestAccounts } from '../../../platform/account/account-request.ts';
import { useSite } from '../../../platform/site/use-site.ts';
import { Fold } from '../disclosure.tsx';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { TwoStep } from '../../../parts/two-step/lazy-two-step.ts';
import { AccountChangeForm, type AccountField } from './account-change-form.tsx';
import { ProvidersSection } from './sign-in-providers-section.tsx';
import { SignInAgain } from '../../../parts/sign-in-providers/provider-buttons.tsx';
import {
  useSoleProvider,
  useSignInMethods,
} from '../../../parts/sign-in-providers/use-sign-in-methods.ts';
import { send } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

const AgreementList = lazyWithRetry(async () => (await import('./agreement-list.tsx')).default);
const Devices = lazyWithRetry(async () => (await import('./devices.tsx')).default);
const ApiKeys = lazyWithRetry(async () => (await import('./api-keys.tsx')).default);

export function AccountSection({
  user,
  onDeleted,
}: {
  user: User;
  onDeleted: () => Promise<void>;
}) {
  const { t } = useTranslation('profile');
  const isHosted = useSite().authUrl !== null;
  const { data: ways, refetch } = useSignInMethods(user.id);
  const hasPassword = ways?.hasPassword ?? true;
  const asks = (...fields: readonly AccountField[]) =>
    hasPassword ? fields : fields.filter((field) => field !== 'present');
  const provider = useSoleProvider(user.id);
  return (
    <section className="stack gap-4" aria-labelledby="account-title">
      <h2 id="account-title">{t('account.title')}</h2>
      {provider && <SignInAgain provider={provider} />}
      <ExportData />
      <Fold title={t('consents.title')} loading={t('consents.loading')}>
        <AgreementList userId={user.id} />
      </Fold>
      <AccountChangeForm
        about="password"
        address={user.email}
        fields={asks('present', 'next')}
        send={async ({ present, next }, accounts) => {
          const changes = { password: next, ...proofOf(present) };
          const { error } = await accounts.updateUser(changes);
          if (!error && !hasPassword) await refetch();
          return error;
        }}
      />
      <AccountChangeForm
        about="email"
        address={user.email}
        fields={asks('email', 'present')}
        send={async (answers, accounts) => {
          const changes = { email: answers.email.trim(), ...proofOf(answers.present) };
          return (await accounts.updateUser(changes)).error;
        }}
      />
      <ProvidersSection user={user} />
      <Fold title={t('twoStep.title')} loading={t('twoStep.loading')}>
        <TwoStep user={user} />
      </Fold>
      <Fold title={t('keys.title')} loading={t('keys.loading')}>
        <ApiKeys user={user} />
      </Fold>
      {!isHosted && (
        <Fold title={t('devices.title')} loading={t('devices.loading')}>
          <Devices userId={user.id} />
        </Fold>
      )}
      {isHosted ? (
        // A hosted account service does not let users delete their own account.
        <Fold title={t('account.deletion.title')}>
          <p className="soft">
            <Trans t={t} i18nKey="account.deletion.ask" components={whomToAsk} />
          </p>
        </Fold>
      ) : (
        <AccountChangeForm
          about="deletion"
          address={user.email}
          fields={asks('present')}
          send={async ({ present }) => {
            const proof = hasPassword ? { password: present } : {};
            const { error } = await requestAccounts('DELETE', '/user', proof);
            if (!error) await onDeleted();
            return error;
          }}
        />
      )}
    </section>
  );
}

const proofOf = (present: string) => (present === '' ? {} : { current_password: present });

const whomToAsk = { contact: <Link to="/de-jargonizer/contact-us" /> };

/** Repeated here, because importing `exportCall` would load its schema, which this download does not need. */
const exportPath: (typeof exportCall)['path'] = '/api/profile/export';

function ExportData() {
  const { t } = useTranslation('profile');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () =>
      saveFile(await (await send(exportPath)).blob(), 'vernacular-my-data.json'),
  });
  return (
    <div className="stack gap-4">
      <p className="soft">{t('account.exportLead')}</p>
      {isError && <Notice kind="trouble">{t('account.exportTrouble')}</Notice>}
      <div>
        <Button icon={Download} look="secondary" isPending={isPending} onPress={() => mutate()}>
          {t('account.export')}
        </Button>
      </div>
    </div>
  );
}
