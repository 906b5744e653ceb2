import { markElements, type Marks } from './mark-elements.ts';
import { originalSize } from './original-sizes.ts';

const shared = Symbol.for('accessibilik.font-sizes');
type Measured = Document & { [shared]?: Marks };

/**
 * Marks all text with its unscaled size, once in a document: the script in the head begins, and the panel's module
 * goes on. Frames run before paint, so that new text never shows in its old size.
 */
export const fontSizesOf = (document: Measured): Marks =>
  (document[shared] ??= markElements(document, {
    attribute: 'data-original-font-size',
    inherits: true,
    inDrawings: true,
    judge: originalSize,
  }));

export function forgetFontSizes(document: Measured): void {
  document[shared]?.stop();
  delete document[shared];
}
