import { markElements, type Marks } from './mark-elements.ts';
import { originalSize } from './measure-original-size.ts';

const shared = Symbol.for('accessibilik.font-sizes');
type Measured = Document & { [shared]?: Marks };

/**
 * Marks all text with its unscaled font size. The script in the head and the panel share one marking per document. It
 * works in animation frames, so that new text is never painted unscaled.
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
