import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { AccountTrouble } from '../../platform/account/account-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { removeApp, showFirstCode, type NewApp } from './factors-and-recovery-codes.ts';
import { Panel } from './step-panel.tsx';
import styles from './two-step.module.css';

type Refusal = { readonly why: AccountTrouble | 'empty' | 'shape' };

const isAboutTheCode = ({ why }: Refusal) => ['empty', 'shape', 'code'].includes(why);

/** The step that shows the QR code of a new app and verifies its first code. Cancelling removes the app. */
export function Enrolment({
  app,
  onVerified,
  onCancel,
}: {
  app: NewApp;
  onVerified: () => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['profile', 'accounts']);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useFocusFirstError(form, refusal);
  const sentence =
    refusal &&
    t(refusal.why === 'shape' ? 'profile:twoStep.shape' : `accounts:trouble.${refusal.why}`);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = code.replaceAll(/\s/g, '');
    if (typed === '') return setRefusal({ why: 'empty' });
    if (!/^\d{6}$/.test(typed)) return setRefusal({ why: 'shape' });
    setBusy(true);
    const trouble = await showFirstCode(app.id, typed);
    setRefusal(trouble && { why: trouble });
    if (trouble === null) await onVerified();
    setBusy(false);
  };
  const cancel = () => {
    void removeApp(app.id);
    onCancel();
  };

  return (
    <Panel title={t('profile:twoStep.setUp')}>
      <div className={styles.setUp}>
        <img className={styles.picture} src={app.picture} alt={t('profile:twoStep.picture')} />
        <div className={styles.panel}>
          <p>{t('profile:twoStep.scan')}</p>
          <p>
            <a href={app.link}>{t('profile:twoStep.open')}</a>
          </p>
          <p id="totp-secret-label">{t('profile:twoStep.byHand')}</p>
          <p className={styles.secret}>
            <code dir="ltr" aria-labelledby="totp-secret-label">
              {inGroups(app.secret)}
            </code>
            <CopyButton text={app.secret} />
          </p>
        </div>
      </div>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <TextField
          label={t('profile:twoStep.code')}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setRefusal(null);
          }}
          error={refusal && isAboutTheCode(refusal) ? (sentence ?? undefined) : undefined}
        />
        {refusal && !isAboutTheCode(refusal) && <Notice kind="trouble">{sentence}</Notice>}
        <div className="row gap-3">
          <Button type="submit" isPending={isBusy}>
            {t('profile:twoStep.turnOn')}
          </Button>
          <Button look="quiet" onPress={cancel}>
            {t('profile:cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Groups of four letters are easier to copy. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
