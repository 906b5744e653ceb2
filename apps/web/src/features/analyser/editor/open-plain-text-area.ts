import { growToContent } from '../../../ui/growing-box/growing-box.tsx';
import { pastedFiles } from './pasted-files.ts';
import type { BoxStart, Setting, WrittenBefore, Writing } from './open-text-editor.ts';
import { PlainText } from './written-text.ts';

export interface PlainWriting extends Writing {
  /** Calls `take` once no word is being composed and no pointer is down. The returned function cancels this. */
  handOver(take: (before: WrittenBefore, hasFocus: boolean) => void): () => void;
}

/** A text area that stands in the place of the editor until that has loaded. Nothing is coloured in it. */
export function openPlainText(
  parent: HTMLElement,
  { text, setting, happenings }: BoxStart,
  className: string,
  /** Called when the pointer or the focus enters the box: the editor will be needed. */
  onTouch: () => void,
): PlainWriting {
  const area = document.createElement('textarea');
  area.className = className;
  area.value = text;
  let isPasted = false;
  let isComposing = false;
  let isPressed = false;
  let whenFree: (() => void) | null = null;

  const show = () => {
    // The placeholder is in the site's language.
    area.dir = area.value === '' ? document.documentElement.dir : 'auto';
    growToContent(area);
  };
  const changed = () => {
    show();
    happenings.onText?.(new PlainText(area.value), true);
  };
  // Later than the event: some browsers send the last `input` of a composition after its end.
  const free = () => setTimeout(() => !isComposing && !isPressed && whenFree?.());
  const release = () => {
    isPressed = false;
    free();
  };

  area.addEventListener('pointerenter', onTouch);
  area.addEventListener('focus', onTouch);
  area.addEventListener('input', (event) => {
    isPasted = event.inputType === 'insertFromPaste';
    onTouch();
    changed();
  });
  area.addEventListener('compositionstart', () => (isComposing = true));
  area.addEventListener('compositionend', () => {
    isComposing = false;
    free();
  });
  // Anywhere on the page: a button that moved under the pointer would miss its press.
  const closing = new AbortController();
  const { signal } = closing;
  addEventListener('pointerdown', () => (isPressed = true), { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', release, { signal });
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') happenings.onEscape?.();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    happenings.onStart?.();
  });
  area.addEventListener('paste', (event) => {
    const files = pastedFiles(event);
    if (!files) return;
    event.preventDefault();
    happenings.onFiles?.(files);
  });

  const configure = ({ label, describedBy, placeholder, language, hasSpellcheck }: Setting) => {
    area.ariaLabel = label;
    if (describedBy) area.setAttribute('aria-describedby', describedBy);
    area.placeholder = placeholder ?? '';
    area.lang = language;
    area.spellcheck = hasSpellcheck ?? false;
    area.setAttribute('autocorrect', 'on');
    area.autocapitalize = 'sentences';
  };
  configure(setting);
  parent.append(area);
  show();

  let replaced: string | null = null;
  const replace = (next: string) => {
    replaced = area.value;
    area.value = next;
    area.setSelectionRange(0, 0);
    changed();
  };
  return {
    ...withoutMarks,
    text: () => area.value,
    replace,
    undo: () => replaced !== null && replace(replaced),
    configure,
    show: (from, to) => area.setSelectionRange(from, to),
    focus: () => area.focus({ preventScroll: true }),
    handOver: (take) => {
      whenFree = () => {
        whenFree = null;
        const { value, selectionStart, selectionEnd, selectionDirection } = area;
        const [anchor, head] =
          selectionDirection === 'backward'
            ? [selectionEnd, selectionStart]
            : [selectionStart, selectionEnd];
        take({ text: value, anchor, head, isPasted }, area.matches(':focus'));
      };
      free();
      return () => (whenFree = null);
    },
    close: () => {
      closing.abort();
      area.remove();
    },
  };
}

const nothing = () => {};

/** What only the editor can do. */
const withoutMarks = {
  exchange: nothing,
  paint: nothing,
  filter: nothing,
  underline: nothing,
  markTerms: nothing,
  unpoint: nothing,
  placeOf: () => null,
  showAbove: nothing,
  jump: nothing,
};
