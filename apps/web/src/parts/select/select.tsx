import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { useFetchWhenIdle } from '../../platform/browser/use-idle.ts';
import { LazyPopup, lazyPopup } from '../../ui/popover/lazy-popup.tsx';
import type { Choice, More } from '../../ui/select/choice-list.tsx';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import styles from './select.module.css';

const fetchList = async () => (await import('../../ui/select/choice-list.tsx')).ChoiceList;
const ChoiceList = lazyWithRetry(fetchList, lazyPopup);

/** A labelled button that opens a list of choices; the list is loaded when the page is idle or the button is used. */
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
  const [buttonId, labelId] = [`${id}button`, `${id}label`];
  /** Chooses the next one that begins with the letter, as a native select does. */
  const chooseBy = (letter: string) => {
    const at = choices.findIndex((choice) => choice.id === value) + 1;
    const found = [...choices.slice(at), ...choices.slice(0, at)].find(({ name }) =>
      name.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
    );
    if (found && found.id !== value) onChange(found.id);
  };
  return (
    <div className={styles.select}>
      <label id={labelId} htmlFor={buttonId} className={isBare ? 'unseen' : 'caption'}>
        {label}
      </label>
      <LazyPopup
        id={buttonId}
        kind="listbox"
        onLetter={chooseBy}
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
