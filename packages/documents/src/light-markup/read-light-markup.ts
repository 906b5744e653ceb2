import { gather } from '../origin/gather-text-with-offsets.ts';
import type { Reader } from '../reader-types.ts';
import { decodeText } from '../text/detect-encoding-and-decode.ts';
import { asciidoc } from './asciidoc.ts';
import { blank, marks, type Rules, shown } from './blank-markup.ts';
import { org } from './org.ts';
import { restructuredText } from './restructured-text.ts';
import { typst } from './typst.ts';

/** Makes a reader from rules; offsets stay. Each paragraph, item and heading is a line, and tabs separate cells. */
const readBy =
  (rules: Rules): Reader =>
  ({ bytes, ending }) => {
    const { source, encoding } = decodeText(bytes, ending);
    const gathered = gather();
    const blanked = rules.reduce(blank, source);
    for (const { 0: found, index } of blanked.matchAll(shown)) {
      const [sign] = found;
      if (sign === marks.apart) gathered.apart();
      else if (sign === marks.line || /^\n[ \t\r]*\n/u.test(found)) gathered.line();
      else if (sign === marks.cell) gathered.cell();
      else if (sign !== marks.joined) gathered.flow(source, index, index + found.length);
    }
    return { ...gathered.done(), encoding };
  };

export const readAsciidoc = readBy(asciidoc);
export const readOrg = readBy(org);
export const readRestructuredText = readBy(restructuredText);
export const readTypst = readBy(typst);
