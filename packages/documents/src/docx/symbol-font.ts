/** Greek letters at A to Z and a to z of the Symbol font. See: Unicode mapping file APPLE/SYMBOL.TXT. */
const capitals = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const smalls = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';

/** The character that `w:sym` draws; a space for a dingbat. `code` is hexadecimal, often from F000 to F0FF. */
export function symbolCharacter(font: string, code: string): string {
  const point = Number.parseInt(code, 16);
  if (Number.isNaN(point) || point > 0xffff) return ' ';
  const isPrivate = point >= 0xf000 && point <= 0xf0ff;
  if (!isPrivate && point > 0xff) return String.fromCharCode(point);
  const key = point & 0xff;
  if (/^symbol$/i.test(font)) {
    return capitals[key - 0x41] ?? smalls[key - 0x61] ?? ' ';
  }
  return isPrivate ? ' ' : String.fromCharCode(point);
}
