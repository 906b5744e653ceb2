import type { OperatorPerson } from '@vernacular/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { asFailure } from '../../platform/api/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Table } from '../../ui/table/table.tsx';
import { PersonSheet } from './person-sheet.tsx';
import styles from './operator-screen.module.css';
import { Trouble } from './outcome-notices.tsx';
import { usePeople } from './operator-queries.ts';

export function People({ userId, onProofNeeded }: { userId: string; onProofNeeded: () => void }) {
  const { t, i18n } = useTranslation('operator');
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState({ search: '', after: '' });
  const [chosen, setChosen] = useState<OperatorPerson | null>(null);
  const { data, error, refetch } = usePeople(userId, wanted);
  const failure = error === null ? null : asFailure(error);
  const isStale = failure?.code === 'proof-needed';
  useEffect(() => {
    if (isStale) onProofNeeded();
  }, [isStale, onProofNeeded]);
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const day = (moment: string | null) =>
    moment === null ? t('people.never') : format.format(new Date(moment));
  const states = ({ disabledAt, isConfirmed, hasFactor }: OperatorPerson) =>
    [
      disabledAt !== null && t('people.off'),
      !isConfirmed && t('people.unconfirmed'),
      hasFactor && t('people.factor'),
    ].filter((word) => word !== false);
  const onClose = () => setChosen(null);
  const find = (event: FormEvent) => {
    event.preventDefault();
    setWanted({ search: typed.trim(), after: '' });
  };
  return (
    <section className={styles.section} aria-labelledby="people">
      <h2 id="people">{t('people.title')}</h2>
      <form className={styles.search} onSubmit={find}>
        <TextField
          label={t('people.search')}
          name="search"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="secondary">
          {t('people.find')}
        </Button>
      </form>
      {failure && !isStale && <Trouble failure={failure} onRetry={() => void refetch()} />}
      {!data && !failure && <output>{t('loading')}</output>}
      {data?.people.length === 0 && <p className="caption">{t('people.none')}</p>}
      {data && data.people.length > 0 && (
        <Table
          isFramed
          caption={t('people.title')}
          columns={(['address', 'since', 'last', 'state'] as const).map((name) =>
            t(`people.${name}`),
          )}
        >
          {data.people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <Button
                  look="quiet"
                  aria-label={t('people.open', { email: person.email })}
                  onPress={() => setChosen(person)}
                >
                  <bdi>{person.email}</bdi>
                </Button>
              </th>
              <td>{day(person.createdAt)}</td>
              <td>{day(person.lastSignInAt)}</td>
              <td>{states(person).join(' · ') || '–'}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className="row gap-3">
        {wanted.after !== '' && (
          <Button look="secondary" onPress={() => setWanted({ ...wanted, after: '' })}>
            {t('people.start')}
          </Button>
        )}
        {data?.hasMore && (
          <Button
            look="secondary"
            onPress={() => setWanted({ ...wanted, after: data.people.at(-1)?.email ?? '' })}
          >
            {t('people.more')}
          </Button>
        )}
      </p>
      <Dialog
        key={chosen?.id}
        title={chosen?.email ?? ''}
        isOpen={chosen !== null}
        onClose={onClose}
      >
        {chosen && <PersonSheet userId={userId} first={chosen} onClose={onClose} />}
      </Dialog>
    </section>
  );
}
