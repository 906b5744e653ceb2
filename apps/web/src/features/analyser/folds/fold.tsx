import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';

import { readStored, store } from '../../../platform/storage/storage.ts';
import styles from './fold.module.css';

/** Names of the open folds, as stored in this browser. */
const openFolds = () => new Set((readStored('analyser.folds') ?? '').split(' ').filter(Boolean));

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
  const [isOpen, setOpen] = useState(() => openFolds().has(name));
  const panel = useId();
  const toggle = () => {
    setOpen(!isOpen);
    const open = openFolds();
    if (isOpen) open.delete(name);
    else open.add(name);
    store('analyser.folds', open.size === 0 ? null : [...open].join(' '));
  };
  return (
    <section ref={ref} className={styles.fold} aria-label={title} tabIndex={ref ? -1 : undefined}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={panel} onClick={toggle}>
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
