import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

import { pastedFiles } from './pasted-files.ts';

export function filePasteAndDrop(onFiles: (files: readonly File[]) => void): Extension {
  return EditorView.domEventHandlers({
    // The page as a whole takes dropped files; the editor must not read them as text.
    drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
    paste: (event) => {
      const files = pastedFiles(event);
      if (!files) return false;
      event.preventDefault();
      onFiles(files);
      return true;
    },
  });
}
