import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

export function filePasteAndDrop(onFiles: (files: readonly File[]) => void): Extension {
  return EditorView.domEventHandlers({
    // The page as a whole takes dropped files; the editor must not read them as text.
    drop: (event) => filesOf(event.dataTransfer).length > 0,
    paste: (event) => {
      const files = filesOf(event.clipboardData);
      const hasText = event.clipboardData?.types.includes('text/plain') ?? false;
      if (files.length === 0 || hasText) return false;
      event.preventDefault();
      onFiles(files);
      return true;
    },
  });
}
