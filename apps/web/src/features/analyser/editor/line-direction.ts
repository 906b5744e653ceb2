import type { Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet } from '@codemirror/view';

const letter = /\p{L}/u;
const auto = Decoration.line({ attributes: { dir: 'auto' } });

/** An empty editor takes the direction of the site's language, because the placeholder is in it. */
const empty = (view: EditorView) => {
  const { dir } = view.contentDOM.ownerDocument.documentElement;
  return Decoration.set(Decoration.line({ attributes: { dir } }).range(0));
};

const directions = (view: EditorView): DecorationSet => {
  if (view.state.doc.length === 0) return empty(view);
  const lines = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      // The first letters decide, so a long line is not searched to its end.
      if (letter.test(line.text.slice(0, 400))) lines.push(auto.range(line.from));
      at = line.to + 1;
    }
  }
  return Decoration.set(lines, true);
};

/** Gives each visible line the direction of its own first letter (`dir="auto"`). */
export const lineDirection: Extension = [
  ViewPlugin.define(
    (view) => ({
      decorations: directions(view),
      update({ docChanged, viewportChanged }) {
        if (docChanged || viewportChanged || view.state.doc.length === 0)
          this.decorations = directions(view);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  ),
  EditorView.perLineTextDirection.of(true),
];
