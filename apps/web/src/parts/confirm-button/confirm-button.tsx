import { useState, type ReactNode } from 'react';

import type { ButtonLook } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** A button for an irreversible action: asks for confirmation, and the question stays open if the action fails. */
export function ConfirmButton({
  ask,
  label = ask,
  look = 'secondary',
  title,
  confirm,
  cancel,
  act,
  children,
}: {
  ask: string;
  /** Accessible name of the button, if `ask` alone does not say what it acts on. */
  label?: string;
  look?: ButtonLook;
  title: string;
  confirm: string;
  cancel: string;
  /** Resolves with the sentence of an error, or null when it is done. */
  act: () => Promise<string | null>;
  children: ReactNode;
}) {
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');
  const [trouble, setTrouble] = useState<string | null>(null);
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
      <Button look={look} aria-label={label} onPress={() => setState('asking')}>
        {ask}
      </Button>
      <Dialog title={title} isOpen={state !== 'closed'} onClose={close}>
        <p>{children}</p>
        {trouble && <Notice kind="trouble">{trouble}</Notice>}
        <DialogActions cancel={cancel} onCancel={close}>
          <Button isPending={state === 'busy'} onPress={() => void onConfirm()}>
            {confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
