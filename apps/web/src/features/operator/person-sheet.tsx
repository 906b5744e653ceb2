import type { OperatorAct, OperatorPerson } from '@vernacular/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { asFailure } from '../../platform/api/error-message.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './operator-screen.module.css';
import { Done, Trouble } from './outcome-notices.tsx';
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
  const look = useOperatorAction();
  const doing = useOperatorAction();
  const { mutate: open } = look;
  useEffect(() => {
    open({ act: 'show', who: first.id });
  }, [open, first.id]);

  const { email, id } = person;
  const done = doing.isSuccess && !isAsked ? doing : null;
  const isGone = done?.variables.act === 'delete';
  const act = (name: Doing) => {
    const isFirstPress = name === 'delete' && !isAsked;
    setAsked(isFirstPress);
    if (isFirstPress) return;
    doing.mutate(
      { act: name, who: id, byLetter },
      { onSuccess: (outcome) => outcome.person && setPerson(outcome.person) },
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
        <Done link={done.data.link}>
          {done.variables.act === 'reset-link' && done.data.link === null
            ? t('person.sent')
            : t(`person.done.${done.variables.act as Doing}`, { email })}
        </Done>
      )}
      {!isGone && (
        <>
          <CheckBox isChecked={byLetter} onChange={setByLetter}>
            {t('person.byLetter')}
          </CheckBox>
          <div className="row gap-3">
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
