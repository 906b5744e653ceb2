import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../../platform/browser/use-media-query.ts';
import type { Stretch } from '../../../platform/text/diff-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { changesBetween } from './changes-between.ts';
import styles from './draft-changes.module.css';

const isRightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Window size from which the marks fit without hiding the text or the question. */
const roomy = '(width >= 40rem) and (height >= 45rem)';

/** The changes of a draft, marked in the text; nothing while there are none. */
export function Changes({ before, after }: Record<'before' | 'after', string>) {
  const { t } = useTranslation('conversation');
  const isRoomy = useMediaQuery(roomy);
  const [wish, setWish] = useState<boolean | null>(null);
  const written = useDeferredValue(after);
  const { stretches, added, removed, isAnew } = useMemo(
    () => changesBetween(before, written),
    [before, written],
  );
  if (written.trim() === '' || (added === 0 && removed === 0)) return null;
  if (isAnew) return <p className={styles.count}>{t('changes.anew')}</p>;
  const counts = [
    added > 0 && t('changes.added', { count: added }),
    removed > 0 && t('changes.removed', { count: removed }),
  ];
  return (
    <details
      className={styles.changes}
      open={wish ?? isRoomy}
      onToggle={({ currentTarget }) => setWish(currentTarget.open)}
    >
      <summary className={styles.count}>
        {t('changes.title')} {counts.filter(Boolean).join(' · ')}
      </summary>
      <section
        aria-label={t('changes.marked')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled here, by keyboard too
        tabIndex={0}
        // The labels are in the page language, but the text may be in another.
        dir={isRightToLeft.test(written) ? 'rtl' : 'ltr'}
        className={styles.text}
      >
        {stretches.map((stretch, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a stretch is where it stands
          <Marked key={at} {...stretch} />
        ))}
      </section>
    </details>
  );
}

function Marked({ kind, text }: Stretch) {
  const { t } = useTranslation('conversation');
  if (kind === 'same') return text === '' ? ' … ' : text;
  const Mark = kind === 'new' ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{t(`changes.${kind === 'new' ? 'in' : 'out'}`)}</VisuallyHidden>
      {text}
      <VisuallyHidden>{t('changes.end')}</VisuallyHidden>
    </Mark>
  );
}
