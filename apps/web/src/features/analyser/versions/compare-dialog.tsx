import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { ChangedText } from './changed-text.tsx';
import styles from './compare-dialog.module.css';
import { MarkedWordChanges } from './marked-word-changes.tsx';
import { useVersionName } from './use-version-name.ts';
import { doCompare, type Reading, type Version } from './version.ts';

type Compared = Reading & { readonly text: string; readonly id: string; readonly name: string };

export function CompareDialog({
  versions,
  compared,
  now,
  textNow,
  onClose,
}: {
  versions: readonly Version[];
  compared: Version | null;
  now: Reading;
  textNow: () => string;
  onClose: () => void;
}) {
  const { t } = useTranslation('versions');
  return (
    <Dialog title={t('compareTitle')} isOpen={compared !== null} onClose={onClose} isWide>
      {compared && (
        <Comparing {...{ versions, now }} first={compared} textNow={textNow()}>
          <DialogActions>
            <Button onPress={onClose}>{t('close')}</Button>
          </DialogActions>
        </Comparing>
      )}
    </Dialog>
  );
}

function Comparing({
  versions,
  first,
  now,
  textNow,
  children,
}: {
  versions: readonly Version[];
  first: Version;
  now: Reading;
  textNow: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('versions');
  const nameOf = useVersionName();
  const all: readonly Compared[] = [
    ...versions.map((each) => ({ ...each, id: String(each.made), name: nameOf(each) })),
    { ...now, text: textNow, id: 'now', name: t('now') },
  ];
  const [from, setFrom] = useState(String(first.made));
  const [to, setTo] = useState('now');
  const one = all.find((each) => each.id === from) ?? all.at(-1)!;
  const other = all.find((each) => each.id === to) ?? all.at(-1)!;
  return (
    <>
      <div className={styles.choices}>
        <SelectField label={t('from')} choices={all} value={one.id} onChange={setFrom} />
        <SelectField label={t('to')} choices={all} value={other.id} onChange={setTo} />
      </div>
      <Scores {...{ one, other }} />
      <ChangedText from={one.text} to={other.text} />
      {children}
    </>
  );
}

function Scores({ one, other }: { one: Compared; other: Compared }) {
  const { t } = useTranslation('versions');
  const { number } = useNumberFormat();
  if (one.counts === '' || other.counts === '') return null;
  const scoreOf = ({ score }: Compared) => (score === null ? '–' : number(score));
  return (
    <div className="stack gap-2">
      <p>
        {doCompare(one, other)
          ? t('scores', { from: scoreOf(one), to: scoreOf(other) })
          : t('otherCounts')}
      </p>
      <MarkedWordChanges from={one} to={other} />
    </div>
  );
}
