import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AskReadersDialog } from '../../../parts/ask-readers/open-dialog.ts';
import styles from './fold.module.css';

/** A line that opens the dialog in which readers are asked about the text as it stands. */
export function AskReaders({
  language,
  dictionary,
  text,
  taskId,
}: {
  language: string;
  dictionary: string | null;
  text: () => string;
  /** Of the saved task whose text this is. */
  taskId: string | null;
}) {
  const { t } = useTranslation('analyser');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {t('folds.askReaders')}
        <ArrowRight aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <AskReadersDialog
            {...{ language, dictionary, text }}
            task={taskId === null ? null : { taskType: 'dejargonizer', taskId }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
