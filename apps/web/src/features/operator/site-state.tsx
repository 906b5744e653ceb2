import type { OperatorView } from '@vernacular/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatFileSize } from '../../platform/language/format-file-size.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './operator-screen.module.css';

export function SiteState({
  state,
  isBusy,
  onRefresh,
}: {
  state: OperatorView;
  isBusy: boolean;
  onRefresh: () => void;
}) {
  const { t, i18n } = useTranslation('operator');
  const { number } = useNumberFormat();
  const size = (bytes: number) => formatFileSize(bytes, i18n.language);
  const { people, shares, studies, dictionaries, letters, disk, model } = state;
  const { unusedModelServer: unused } = state;
  const { own } = dictionaries;
  const counted = <Name extends string>(counts: Readonly<Record<Name, number>>) =>
    Object.fromEntries(
      Object.entries<number>(counts).map(([name, count]) => [name, number(count)]),
    ) as Record<Name, string>;
  return (
    <section className={styles.section} aria-labelledby="state">
      <div className={styles.bar}>
        <h2 id="state">{t('state.title')}</h2>
        <Button look="secondary" isPending={isBusy} onPress={onRefresh}>
          {t('state.refresh')}
        </Button>
      </div>
      {!state.isAuditWritable && <Notice kind="trouble">{t('state.noAudit')}</Notice>}
      <dl className={styles.figures}>
        <Figure name={t('state.people')} value={number(people.all)}>
          {t('state.peopleMore', counted(people))}
        </Figure>
        <Figure name={t('state.shares')} value={number(shares.open)}>
          {t('state.sharesMore', counted(shares))}
        </Figure>
        <Figure
          name={t('state.studies')}
          value={number(studies.reduce((sum, { participants }) => sum + participants, 0))}
        >
          {studies.length === 0
            ? t('state.noStudies')
            : studies.map(({ name, participants }) => (
                <span key={name} className={styles.line}>
                  <bdi>{name}</bdi>: {number(participants)}
                </span>
              ))}
        </Figure>
        <Figure name={t('state.dictionaries')} value={number(dictionaries.installed.length)} />
        <Figure name={t('state.own')} value={number(own.ready)}>
          {t('state.ownMore', counted(own))}
        </Figure>
        <Figure name={t('state.letters')} value={number(letters.waiting)}>
          {t('state.lettersMore', { delayed: number(letters.delayed) })}
        </Figure>
        <Figure name={t('state.disk')} value={disk ? size(disk.free) : '–'}>
          {disk ? t('state.diskMore', { all: size(disk.all) }) : t('state.diskUnknown')}
        </Figure>
        <Figure name={t('state.model')} value={model ? <bdi>{model.name}</bdi> : '–'}>
          {model ? t('state.tokens', counted(model.tokensToday)) : t('state.noModel')}
          {unused && (
            <span className={styles.line}>
              {t('state.unusedServer', { program: unused.program })}{' '}
              <bdi dir="ltr">
                <code>{`COACH_URL=${unused.url} COACH_MODEL=${unused.models[0] ?? 'NAME'}`}</code>
              </bdi>
            </span>
          )}
        </Figure>
      </dl>
      {model && Object.keys(model.ends).length > 0 && (
        <Table caption={t('state.ends')} isFramed>
          <tbody>
            {Object.entries(model.ends).map(([end, count]) => (
              <tr key={end}>
                <th scope="row">
                  <bdi>{end}</bdi>
                </th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <h3>{t('jobs.title')}</h3>
      <Jobs jobs={dictionaries.jobs} />
      <h3>{t('failures.title')}</h3>
      <Failures letters={letters.givenUp} />
    </section>
  );
}

function Figure({
  name,
  value,
  children,
}: {
  name: string;
  value: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <dt className="caption">{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {children && <dd className="caption">{children}</dd>}
    </div>
  );
}

function Jobs({ jobs }: { jobs: OperatorView['dictionaries']['jobs'] }) {
  const { t } = useTranslation('operator');
  const { percent, number } = useNumberFormat();
  if (jobs.length === 0) return <p className="caption">{t('jobs.none')}</p>;
  return (
    <Table
      isFramed
      caption={t('jobs.title')}
      columns={(['id', 'state', 'progress', 'attempts', 'failure'] as const).map((name) =>
        t(`jobs.${name}`),
      )}
    >
      {jobs.map(({ id, state, progress, attempts, failure }) => (
        <tr key={id}>
          <th scope="row">
            <bdi>{id.slice(0, 8)}</bdi>
          </th>
          <td>{t(`jobs.states.${state as 'queued'}`, { defaultValue: state })}</td>
          <td>{percent(progress * 100)}</td>
          <td>{number(attempts)}</td>
          <td>
            <bdi>{failure ?? '–'}</bdi>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Failures({ letters }: { letters: OperatorView['letters']['givenUp'] }) {
  const { t, i18n } = useTranslation('operator');
  const { number } = useNumberFormat();
  if (letters.length === 0) return <p className="caption">{t('failures.none')}</p>;
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Table
      isFramed
      caption={t('failures.title')}
      columns={(['to', 'kind', 'why', 'tries', 'when'] as const).map((name) =>
        t(`failures.${name}`),
      )}
    >
      {letters.map(({ email, kind, failure, attempts, at }) => (
        <tr key={`${email} ${at}`}>
          <th scope="row">
            <bdi>{email}</bdi>
          </th>
          <td>
            <bdi>{kind}</bdi>
          </td>
          <td>
            <bdi>{failure}</bdi>
          </td>
          <td>{number(attempts)}</td>
          <td>{moment.format(new Date(at))}</td>
        </tr>
      ))}
    </Table>
  );
}
