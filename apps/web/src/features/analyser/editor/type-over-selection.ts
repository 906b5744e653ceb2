import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Replaces the selection by script when the user types over it. The browser itself would copy the styles of the
 * replaced text into a `style` attribute, which the content security policy forbids.
 */
export const typeOver: Extension = EditorView.domEventHandlers({
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
