import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { AccountTrouble } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** A button for an irreversible action: asks for confirmation, and the question stays open if the action fails. */
export function ConfirmButton({
  ask,
  title,
  confirm,
  act,
  children,
}: {
  ask: string;
  title: string;
  confirm: string;
  act: () => Promise<AccountTrouble | null>;
  children: ReactNode;
}) {
  const { t } = useTranslation(['profile', 'accounts']);
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');
  const [trouble, setTrouble] = useState<AccountTrouble | null>(null);
  const close = () => {
    setState('closed');
    setTrouble(null);
  };
  const onConfirm = async () => {
    setState('busy');
    const found = await act();
    setTrouble(found);
    setState(found ? 'asking' : 'closed');
  };
  return (
    <>
      <Button look="secondary" onPress={() => setState('asking')}>
        {ask}
      </Button>
      <Dialog title={title} isOpen={state !== 'closed'} onClose={close}>
        <p>{children}</p>
        {trouble && <Notice kind="trouble">{t(`accounts:trouble.${trouble}`)}</Notice>}
        <DialogActions cancel={t('profile:cancel')} onCancel={close}>
          <Button isPending={state === 'busy'} onPress={() => void onConfirm()}>
            {confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
