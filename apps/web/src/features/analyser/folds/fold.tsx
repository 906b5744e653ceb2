import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';

import { readStored, store } from '../../../platform/storage/storage.ts';
import styles from './fold.module.css';

/** Names of the open folds, as stored in this browser. */
const openFolds = () => new Set((readStored('analyser.folds') ?? '').split(' ').filter(Boolean));

function useFold(name: string): readonly [isOpen: boolean, set: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => openFolds().has(name));
  const set = (next: boolean) => {
    setOpen(next);
    const open = openFolds();
    if (next) open.add(name);
    else open.delete(name);
    store('analyser.folds', open.size === 0 ? null : [...open].join(' '));
  };
  return [isOpen, set];
}

/** Disclosure: a heading button that shows or hides its children. They are mounted only while it is open. */
export function Fold({
  ref,
  name,
  title,
  note,
  always,
  children,
}: {
  /** Receives the focus when a pressed button inside disappears. */
  ref?: Ref<HTMLElement>;
  /** Name under which the open state is stored. */
  name: string;
  title: string;
  note?: ReactNode;
  /** Shown below the panel, also while the fold is closed. */
  always?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useFold(name);
  const panel = useId();
  return (
    <section ref={ref} className={styles.fold} aria-label={title} tabIndex={ref ? -1 : undefined}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {title} {note && <small>{note}</small>}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
      {always}
    </section>
  );
}
