import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { takeDropped } from '../../ui/file-drop/dropped-files.ts';
import styles from './page-drop.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes files dropped anywhere in the window, with an overlay while they are dragged. Needs the texts `grading`. */
export function PageDrop({
  isMany = false,
  hint,
  onFiles,
}: {
  isMany?: boolean;
  /** Names the accepted files. By default these are files with readable text, up to 15 MB. */
  hint?: string;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation('grading');
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // `relatedTarget` is null only when the drag leaves the window.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) takeDropped(event.dataTransfer, (files) => take.current(files));
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);

  if (!isOver) return null;
  return (
    <div className={styles.overlay}>
      <div className={styles.sheet}>
        <FileDown aria-hidden="true" />
        <p className={styles.title}>{t(isMany ? 'drop.titleMany' : 'drop.title')}</p>
        <p>{hint ?? t(isMany ? 'drop.many' : 'drop.one')}</p>
      </div>
    </div>
  );
}
