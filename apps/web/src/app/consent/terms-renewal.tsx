import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import {
  hasYetToAccept,
  useLedger,
  useRenewal,
} from '../../parts/consents/use-consents-and-terms.ts';

/** Asks a signed-in user to accept terms that are new or were never accepted. Dismissed, it returns at the next page load. */
export default function Renewal({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const { data } = useLedger(userId);
  const renewal = useRenewal(userId);
  const [isPutOff, setPutOff] = useState(false);
  const isFirst = data !== undefined && hasYetToAccept(data);
  const isOpen = data?.isDue === true && !isPutOff;
  return (
    <Dialog
      title={t(isFirst ? 'consents.first' : 'consents.changed')}
      isOpen={isOpen}
      onClose={() => setPutOff(true)}
    >
      <p>
        <Trans
          t={t}
          i18nKey={isFirst ? 'consents.firstLead' : 'consents.changedLead'}
          components={{
            privacy: <Link to="/privacy-policy" />,
            terms: <Link to="/terms-of-use" />,
          }}
        />
      </p>
      {isFirst && data.consents.some(({ subject }) => subject === 'saving') && (
        <p>{t('consents.savingLead')}</p>
      )}
      {renewal.isError && <Notice kind="trouble">{t('consents.agreeTrouble')}</Notice>}
      <DialogActions>
        <Button look="quiet" onPress={() => setPutOff(true)}>
          {t('consents.later')}
        </Button>
        <Button isPending={renewal.isPending} onPress={() => renewal.mutate()}>
          {t('consents.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
