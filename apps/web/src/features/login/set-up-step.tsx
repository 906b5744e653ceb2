import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { TwoStep } from '../../parts/two-step/late-two-step.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { cancelSignIn } from './cancel-sign-in.ts';

/** For somebody who must have a second step and has none. */
export function SetUpStep({
  user,
  onDone,
}: {
  user: { readonly id: string; readonly email: string };
  onDone: () => void;
}) {
  const { t } = useTranslation('accounts');
  const onLeave = async () => {
    await cancelSignIn();
    onDone();
  };
  return (
    <FormPage title={t('setUp.title')} lead={t('setUp.lead')}>
      <Suspense fallback={<output>{t('login.busy')}</output>}>
        <TwoStep user={user} onFinished={onDone} />
      </Suspense>
      <div>
        <Button look="quiet" onPress={() => void onLeave()}>
          {t('factor.leave')}
        </Button>
      </div>
    </FormPage>
  );
}
