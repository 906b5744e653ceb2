import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../../platform/browser/use-media-query.ts';
import type { Stretch } from '../../../platform/text/diff-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { changesBetween } from './count-changes.ts';
import styles from './changes.module.css';

interface Props {
  readonly before: string;
  readonly after: string;
}

/** Whether the first letter that has a direction runs from right to left. */
const isRightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Where marks can stand beside the text and the question without hiding either. */
const roomy = '(width >= 40rem) and (height >= 45rem)';

/** What came into a text and what went out of it since the version before: how much at once, and marked word by word; nothing while nothing did. */
export function Changes({ before, after }: Props) {
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
        // The marks are said in the language of the page, the text is in its own.
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

/** One stretch: new words underlined, old ones struck through, and both said in words to who listens. */
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
