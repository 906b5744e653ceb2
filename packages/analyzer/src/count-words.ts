const whiteSpace = /\s/u;

/** Counts the tokens between white space: the live count under a text box. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const isSpace =
      unit < 0x80 ? unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) : whiteSpace.test(text[at]!);
    if (!isSpace && !isInside) words++;
    isInside = !isSpace;
  }
  return words;
}
