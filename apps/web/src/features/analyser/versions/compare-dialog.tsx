import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import {
  shortened,
  diffText,
  type Stretch as TextStretch,
} from '../../../platform/text/diff-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './compare-dialog.module.css';
import { MarkedWordChanges } from './marked-word-changes.tsx';
import { doCompare, useVersionName, type Reading, type Version } from './version.ts';

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
        <Comparing {...{ versions, now, onClose }} first={compared} textNow={textNow()} />
      )}
    </Dialog>
  );
}

function Comparing({
  versions,
  first,
  now,
  textNow,
  onClose,
}: {
  versions: readonly Version[];
  first: Version;
  now: Reading;
  textNow: string;
  onClose: () => void;
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
      <DialogActions>
        <Button onPress={onClose}>{t('close')}</Button>
      </DialogActions>
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

/** Texts with more changed words than this are compared by lines. */
const farthest = 2000;
const beside = 15;

const changesOf = (from: string, to: string): readonly TextStretch[] =>
  diffText(from, to, farthest) ??
  diffText(from, to, farthest, 'lines') ?? [
    { kind: 'gone', text: from },
    { kind: 'new', text: to },
  ];

function ChangedText({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('versions');
  const stretches = useMemo(() => changesOf(from, to), [from, to]);
  if (stretches.every(({ kind }) => kind === 'same')) return <p>{t('same')}</p>;
  return (
    <>
      <p className={styles.legend}>
        <del>{t('gone')}</del> <ins>{t('new')}</ins>
      </p>
      <p className={styles.text} dir="auto">
        {shortened(stretches, beside).map(({ kind, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a stretch is its place
          <Stretch key={at} {...{ kind, text }} />
        ))}
      </p>
    </>
  );
}

function Stretch({ kind, text }: TextStretch) {
  const { t } = useTranslation('versions');
  if (kind !== 'same') {
    const Mark = kind === 'gone' ? 'del' : 'ins';
    const words = text.trimEnd();
    return (
      <>
        <VisuallyHidden>{t(`begins.${kind}`)}</VisuallyHidden>
        <Mark>{words}</Mark>
        {text.slice(words.length) || ' '}
      </>
    );
  }
  return text === '' ? <span className={styles.gap}>{t('leftOut')}</span> : text;
}
