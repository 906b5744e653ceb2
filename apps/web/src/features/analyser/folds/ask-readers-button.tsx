import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AskReadersDialog } from '../../../parts/ask-readers/lazy-dialog.ts';
import styles from './fold.module.css';

/** Button that opens the dialog for asking readers about the current text. */
export function AskReaders({
  language,
  dictionary,
  text,
  taskId,
}: {
  language: string;
  dictionary: string | null;
  text: () => string;
  /** Id of the saved task with this text; null if the text is not saved. */
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
