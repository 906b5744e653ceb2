import type { OperatorAct, OperatorPerson } from '@vernacular/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { asFailure } from '../../platform/api/error-message.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SecretLink } from './secret-link.tsx';
import styles from './operator-screen.module.css';
import { Trouble } from './error-notice.tsx';
import { useOperatorAction } from './operator-queries.ts';

type Doing = Exclude<OperatorAct, 'show' | 'invite'>;

const countNames = [
  'sessions',
  'recoveryCodes',
  'providers',
  'tasks',
  'shares',
  'dictionaries',
] as const;

export function PersonSheet({
  userId,
  person,
  onClose,
}: {
  userId: string;
  person: OperatorPerson | null;
  onClose: () => void;
}) {
  return (
    <Dialog title={person?.email ?? ''} isOpen={person !== null} onClose={onClose}>
      {person && <Sheet userId={userId} first={person} onClose={onClose} />}
    </Dialog>
  );
}

function Sheet({
  userId,
  first,
  onClose,
}: {
  userId: string;
  first: OperatorPerson;
  onClose: () => void;
}) {
  const { t } = useTranslation('operator');
  const { number } = useNumberFormat();
  const [person, setPerson] = useState(first);
  const [byLetter, setByLetter] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<{ act: Doing; link: string | null } | null>(null);
  const look = useOperatorAction();
  const doing = useOperatorAction();
  const { mutate: open } = look;
  useEffect(() => {
    open({ act: 'show', who: first.id });
  }, [open, first.id]);

  const { email, id } = person;
  const isGone = done?.act === 'delete';
  const act = (name: Doing) => {
    setDone(null);
    if (name === 'delete' && !isAsked) return setAsked(true);
    setAsked(false);
    return doing.mutate(
      { act: name, who: id, byLetter },
      {
        onSuccess: (outcome) => {
          if (outcome.person) setPerson(outcome.person);
          setDone({ act: name, link: outcome.link });
        },
      },
    );
  };
  // Operators cannot disable or delete their own account here by mistake; they can delete it in their profile.
  const isMine = id === userId;
  const acts: readonly Doing[] = [
    ...(isMine ? [] : [person.disabledAt === null ? ('disable' as const) : ('enable' as const)]),
    ...(person.disabledAt === null ? (['sign-out', 'reset-link'] as const) : []),
    ...(person.hasFactor ? (['remove-factor'] as const) : []),
    ...(isMine ? [] : (['delete'] as const)),
  ];
  const counts = look.data?.counts;
  return (
    <div className={styles.sheet}>
      {counts && (
        <dl className={styles.counts}>
          {countNames.map((name) => (
            <div key={name}>
              <dt>{t(`person.counts.${name}`)}</dt>
              <dd>{number(counts[name] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {look.error && <Trouble failure={asFailure(look.error)} />}
      {doing.error && <Trouble failure={asFailure(doing.error)} />}
      {isAsked && <Notice kind="trouble">{t('person.sure', { email })}</Notice>}
      {done && (
        <Notice kind="good">
          {done.act === 'reset-link' && done.link === null
            ? t('person.sent')
            : t(`person.done.${done.act}`, { email })}
        </Notice>
      )}
      {done?.link && <SecretLink link={done.link} />}
      {!isGone && (
        <>
          <CheckBox isChecked={byLetter} onChange={setByLetter}>
            {t('person.byLetter')}
          </CheckBox>
          <div className={styles.actions}>
            {acts.map((name) => (
              <Button
                key={name}
                look="secondary"
                isDisabled={doing.isPending}
                onPress={() => act(name)}
              >
                {t(`person.acts.${name}`)}
              </Button>
            ))}
          </div>
        </>
      )}
      <DialogActions>
        <Button onPress={onClose}>{t('person.close')}</Button>
      </DialogActions>
    </div>
  );
}
