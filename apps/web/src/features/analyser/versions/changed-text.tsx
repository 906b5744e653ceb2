import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import {
  shortened,
  diffText,
  type Stretch as TextStretch,
} from '../../../platform/text/diff-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './changed-text.module.css';

/** Texts with more changed words than this are compared by lines. */
const farthest = 2000;
const beside = 15;

const changesOf = (from: string, to: string): readonly TextStretch[] =>
  diffText(from, to, farthest) ??
  diffText(from, to, farthest, 'lines') ?? [
    { kind: 'gone', text: from },
    { kind: 'new', text: to },
  ];

export function ChangedText({ from, to }: { from: string; to: string }) {
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
