import { EditorView } from '@codemirror/view';

const underline = {
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.28em',
  textDecorationThickness: '1.5px',
  textDecorationSkipInk: 'none',
};

export const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--serif)',
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
    lineHeight: '1.75',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { padding: 'var(--space-2) 0 var(--space-5)', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--sheet-inset, 2rem)', textAlign: 'start' },
  '.cm-placeholder': { color: 'var(--soft)', maxInlineSize: '100%' },
  '.level-mid': { color: 'var(--mid)', ...underline, textDecorationStyle: 'dotted' },
  '.level-rare': { color: 'var(--rare)', ...underline },
  '.noted': {
    ...underline,
    textDecorationStyle: 'dashed',
    textDecorationColor: 'var(--teal)',
  },
  '.level-known': {
    ...underline,
    textDecorationStyle: 'double',
    textDecorationColor: 'var(--teal)',
  },
  '.level-common': {
    backgroundColor: 'var(--sunk)',
    borderRadius: '4px',
    boxShadow: '0 0 0 2px var(--sunk)',
  },
  '.is-active': { borderRadius: '5px' },
  '.level-mid.is-active': {
    backgroundColor: 'var(--mid-soft)',
    boxShadow: '0 0 0 4px var(--mid-soft)',
  },
  '.level-rare.is-active': {
    backgroundColor: 'var(--rare-soft)',
    boxShadow: '0 0 0 4px var(--rare-soft)',
  },
  '.level-known.is-active': {
    backgroundColor: 'var(--teal-soft)',
    boxShadow: '0 0 0 4px var(--teal-soft)',
  },
  '.noted.is-active': { backgroundColor: 'var(--sunk)', boxShadow: '0 0 0 4px var(--sunk)' },
  '.level-common.is-active': { boxShadow: '0 0 0 4px var(--sunk)' },
  '@media (hover: hover)': { '.level-mid, .level-rare, .level-known, .noted': { cursor: 'help' } },
  '@media (forced-colors: active)': { '.is-active': { outline: '2px solid Highlight' } },
  '@media print': {
    '.cm-line': { padding: '0' },
    '.level-mid, .level-rare': { printColorAdjust: 'exact' },
  },
});
