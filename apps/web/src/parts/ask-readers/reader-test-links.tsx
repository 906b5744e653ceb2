import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import styles from './ask-readers.module.css';
import type { StoredReaderTest } from './stored-reader-tests.ts';

/** The readers’ link and the results link of a new test. `isKept`: this browser has stored the results link. */
export function AskedLinks({
  link,
  resultsLink,
  isKept,
  onClose,
}: {
  link: string;
  resultsLink: string;
  isKept: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('ask-readers');
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    lead.current?.focus();
  }, []);
  return (
    <div className="stack gap-4">
      <p ref={lead} tabIndex={-1}>
        {t('made.lead')}
      </p>
      {(
        [
          ['readers', link],
          ['results', resultsLink],
        ] as const
      ).map(([name, path]) => (
        <div key={name} className={styles.link}>
          <TextField
            label={t(`made.${name}`)}
            hint={t(`made.${name}Hint`)}
            dir="ltr"
            readOnly
            value={`${location.origin}${path}`}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={`${location.origin}${path}`} what={t(`made.${name}`)} />
        </div>
      ))}
      <p className="caption">{t(isKept ? 'made.kept' : 'made.notKept')}</p>
      <p>
        <Link to={resultsLink}>{t('made.open')}</Link>
      </p>
      <DialogActions cancel={t('close')} onCancel={onClose} />
    </div>
  );
}

/** A folded list of links to the results of earlier reader tests; nothing if there are none. */
export function AskedBefore({ before }: { before: readonly StoredReaderTest[] }) {
  const { t, i18n } = useTranslation('ask-readers');
  if (before.length === 0) return null;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <details className={styles.before}>
      <summary>{t('before', { count: before.length })}</summary>
      <ul>
        {before.map(({ resultsLink, title, endsAt }) => (
          <li key={resultsLink}>
            <Link to={resultsLink}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <span className="caption">{day.format(new Date(endsAt))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
