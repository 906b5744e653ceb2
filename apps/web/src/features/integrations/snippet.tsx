import {
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { files, type Lines, sampleSite, snippets, stemOf } from './clients-and-snippets.ts';
import styles from './snippet.module.css';

/** Loaded lazily because it is heavier than the rest of the page. Without it, the lines can be copied by hand. */
const CopyButton = lazyWithRetry(
  async () => (await import('../../parts/copy-button/copy-button.tsx')).CopyButton,
  { isWanted: () => false },
);

const never = () => () => undefined;

export function Snippet({ name, program }: { name: string; program: string }) {
  const { t } = useTranslation('integrations');
  const id = useId();
  const box = useRef<HTMLPreElement>(null);
  const isWider = useOverflow(box);
  const [hasFailed, setFailed] = useState(false);
  // A prerendered page does not know its origin.
  const site = useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  );
  const lines = snippets[name]!.trimEnd().replaceAll(sampleSite, site ?? sampleSite);
  const file = files[name];
  const title = file ?? t(`lines.${stemOf(name) as Lines}`);
  return (
    <div className={styles.snippet}>
      <div className={styles.head}>
        <p id={id}>{file === undefined ? title : <bdi lang="en">{file}</bdi>}</p>
        {site !== null && (
          <Suspense>
            <CopyButton
              text={lines}
              what={t('copied', { title, program })}
              onFailure={() => setFailed(true)}
            />
          </Suspense>
        )}
      </div>
      <pre
        ref={box}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- preformatted lines that have a name
        role="group"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled here, by keyboard too
        tabIndex={isWider ? 0 : undefined}
        dir="ltr"
        lang="en"
      >
        <code>{lines}</code>
      </pre>
      {hasFailed && <Notice>{t('notCopied')}</Notice>}
    </div>
  );
}

function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const watcher = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    // An element has no size while it is folded away, so the observer measures it when it is unfolded.
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [box]);
  return isWider;
}
