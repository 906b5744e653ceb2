import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { useFetchWhenIdle } from '../../platform/browser/use-idle.ts';
import { LazyPopup, lazyPopup } from '../../ui/popover/lazy-popup.tsx';
import type { Choice, More } from '../../ui/select/choice-list.tsx';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import styles from './select.module.css';

const fetchList = async () => (await import('../../ui/select/choice-list.tsx')).ChoiceList;
const ChoiceList = lazyWithRetry(fetchList, lazyPopup);

/** The button of a list of choices; the list itself is loaded later. */
export function Select({
  label,
  choices,
  more = null,
  value,
  shown,
  isBare = false,
  onChange,
}: {
  label: string;
  choices: readonly Choice[];
  more?: More | null;
  value: string | null;
  /** Text of the closed button; by default the name of the chosen one. */
  shown?: string | undefined;
  /** Hides the label; screen readers still read it. */
  isBare?: boolean;
  onChange: (id: string) => void;
}) {
  useFetchWhenIdle(fetchList);
  const id = useId();
  const labelId = `${id}label`;
  return (
    <div className={styles.select}>
      <span id={labelId} className={isBare ? 'unseen' : 'caption'}>
        {label}
      </span>
      <LazyPopup
        kind="listbox"
        fetchPopup={fetchList}
        renderPopup={(opened) => (
          <ChoiceList {...opened} {...{ labelId, choices, more, value, onChange }} />
        )}
        aria-labelledby={`${id} ${labelId}`}
        className={styles.button ?? ''}
      >
        <span id={id} className={styles.value}>
          {shown ?? choices.find((choice) => choice.id === value)?.name}
        </span>
        <ChevronDown aria-hidden="true" />
      </LazyPopup>
    </div>
  );
}
