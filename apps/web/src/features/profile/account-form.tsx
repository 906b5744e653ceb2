import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { openAccounts, type Accounts } from '../../platform/account-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './screen.module.css';

/** A small form about the account, folded away until it is wanted. `send` returns what went wrong, or null. */
export function AccountForm({
  title,
  lead,
  done,
  submit,
  send,
  children,
}: {
  title: string;
  lead?: string;
  done: string;
  submit: string;
  send: (accounts: Accounts) => Promise<{ readonly message: string } | null>;
  children: ReactNode;
}) {
  const { t } = useTranslation('profile');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [trouble, setTrouble] = useState<string | null>(null);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    const error = await openAccounts()
      .then(send)
      .catch(() => ({ message: t('account.trouble') }));
    setTrouble(error?.message ?? null);
    setState(error ? 'idle' : 'done');
  };
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <form className={styles.section} onSubmit={(event) => void onSubmit(event)}>
        {lead && <p className={styles.quiet}>{lead}</p>}
        {children}
        {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
        {state === 'done' && <Notice kind="good">{done}</Notice>}
        <div>
          <Button type="submit" isPending={state === 'busy'}>
            {submit}
          </Button>
        </div>
      </form>
    </details>
  );
}
