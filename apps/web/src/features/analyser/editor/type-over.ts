import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Replaces selected text itself: the browser would copy the look of the replaced text into a `style` attribute, which
 * our policy forbids.
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
