import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

import { pastedFiles } from './pasted-files.ts';

/** Takes pasted files, leaves dropped ones to the page, and types over a selection by script. */
export const inputEvents = (onFiles: (files: readonly File[]) => void): Extension =>
  EditorView.domEventHandlers({
    // The page as a whole takes dropped files; the editor must not read them as text.
    drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
    paste: (event) => {
      const files = pastedFiles(event);
      if (!files) return false;
      event.preventDefault();
      onFiles(files);
      return true;
    },
    // The browser itself would copy the styles of the replaced text into a `style` attribute, which the content
    // security policy forbids.
    beforeinput: (event, view) => {
      const { inputType, data } = event;
      const isOver = !view.state.selection.main.empty && !view.composing;
      if (inputType !== 'insertText' || !data || !isOver || !event.cancelable) return false;
      event.preventDefault();
      view.dispatch(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
      return true;
    },
  });
