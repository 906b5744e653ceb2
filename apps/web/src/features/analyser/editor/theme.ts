import { EditorView } from '@codemirror/view';

const underline = {
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.28em',
  textDecorationThickness: '1.5px',
  textDecorationSkipInk: 'none',
};

/** CodeMirror theme of the box, with the look of each mark. */
export const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--serif)',
    fontSize: '1.125rem',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: 'var(--space-2) 0 var(--space-6)', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--sheet-inset, 2rem)', textAlign: 'start' },
  '.cm-placeholder': { color: 'var(--soft)', maxInlineSize: '100%' },
  '.level-mid': { color: 'var(--mid)', ...underline, textDecorationStyle: 'dotted' },
  '.level-rare': { color: 'var(--rare)', ...underline },
  '.noted': {
    ...underline,
    textDecorationStyle: 'dashed',
    textDecorationColor: 'var(--teal)',
  },
  '.term': {
    ...underline,
    textDecorationThickness: '1px',
    textDecorationColor: 'var(--soft)',
  },
  '.level-known': {
    ...underline,
    textDecorationStyle: 'double',
    textDecorationColor: 'var(--teal)',
  },
  '.level-common': {
    backgroundColor: 'var(--sunk)',
    borderRadius: '4px',
  },
  // No padding: the background of a word must not cover the character beside it.
  '.is-active': { borderRadius: '4px' },
  '.level-mid.is-active': { backgroundColor: 'var(--mid-soft)' },
  '.level-rare.is-active': { backgroundColor: 'var(--rare-soft)' },
  '.level-known.is-active': { backgroundColor: 'var(--teal-soft)' },
  '.term:has(.is-active)': { backgroundColor: 'var(--sunk)', borderRadius: '4px' },
  '.noted.is-active': { backgroundColor: 'var(--sunk)' },
  '.sentence-long': {
    boxShadow: 'inset 0 -2px color-mix(in oklab, var(--teal) 45%, transparent)',
    boxDecorationBreak: 'clone',
    webkitBoxDecorationBreak: 'clone',
  },
  '.sentence-cut': { borderInlineStart: '2px solid var(--teal)' },
  '@media (hover: hover)': {
    '.level-mid, .level-rare, .level-known, .noted, .term': { cursor: 'pointer' },
  },
  '@media (forced-colors: active)': { '.is-active': { outline: '2px solid Highlight' } },
  '@media print': {
    '.cm-line': { padding: '0' },
    '.level-mid, .level-rare': { printColorAdjust: 'exact' },
  },
});
