import { gather } from '../origin/gather-text-with-offsets.ts';
import { gatherMarkdown } from '../markdown/read-markdown.ts';
import type { Origin, Reader } from '../reader-types.ts';
import { decodeText } from '../text/detect-encoding-and-decode.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

/** A JSON string as it is written, with its escapes; `at` is the offset after its opening quotation mark. */
interface Written {
  readonly text: string;
  readonly at: number;
}

interface Cell {
  kind: string;
  readonly source: Written[];
}

/** Reads the Markdown of a Jupyter notebook. See: nbformat 4, and 3 with its worksheets. */
export const readNotebook: Reader = ({ bytes, ending }) => {
  const { source, encoding } = decodeText(bytes, ending);
  const gathered = gather();
  for (const { kind, source: strings } of cellsOf(source)) {
    if (kind !== 'markdown' && kind !== 'heading') continue;
    const { text, origin } = decoded(strings);
    const cell = gatherMarkdown(text, 'md');
    gathered.begin();
    gathered.add(cell.text, throughBoth(cell.origin, cell.text.length, origin));
    gathered.line();
  }
  return { ...gathered.done(), encoding };
};

const sign = /"(?<text>(?:[^"\\]|\\[^])*)"(?<key>\s*:)?|[{}[\]]/gu;

/** Finds the cells and the offsets of their strings, which `JSON.parse` does not give. */
function cellsOf(json: string): readonly Cell[] {
  try {
    JSON.parse(json);
  } catch (cause) {
    throw new UnreadableDocument('corrupt', 'This notebook is damaged: it is not JSON.', cause);
  }
  const cells: Cell[] = [];
  let depth = 0;
  let top = '';
  let base = 0;
  let key = '';
  for (const { 0: found, index, groups } of json.matchAll(sign)) {
    if (groups?.['text'] === undefined) {
      depth += '{['.includes(found) ? 1 : -1;
      if (found === '{' && depth === base + 3 && top === 'cells')
        cells.push({ kind: '', source: [] });
    } else if (groups['key'] !== undefined) {
      if (depth === 1)
        [top, base] = groups['text'] === 'worksheets' ? ['cells', 2] : [groups['text'], 0];
      // Deeper keys (attachments, outputs) have strings of their own.
      key = depth === base + 3 ? groups['text'] : depth === 1 ? '' : key && 'deeper';
    } else if (top === 'cells' && (depth === base + 3 || depth === base + 4)) {
      if (key === 'source') cells.at(-1)?.source.push({ text: groups['text'], at: index + 1 });
      else if (key === 'cell_type' && depth === base + 3) cells.at(-1)!.kind = groups['text'];
    }
  }
  return cells;
}

function decoded(strings: readonly Written[]): { text: string; origin: [number, number][] } {
  let text = '';
  const origin: [number, number][] = [];
  for (const { text: written, at } of strings)
    for (const { 0: piece, index } of written.matchAll(/\\(?:u[\da-fA-F]{4}|[^])|[^\\]+/gu)) {
      origin.push([text.length, at + index]);
      text += piece.startsWith('\\') ? (JSON.parse(`"${piece}"`) as string) : piece;
    }
  return { text, origin };
}

/** Composes the offsets from a cell's text to its Markdown, and from there to the file; both are sorted. */
function throughBoth(first: Origin, length: number, second: Origin): [number, number][] {
  const joined: [number, number][] = [];
  let next = 0;
  for (const [index, [from, at]] of first.entries()) {
    const end = first[index + 1]?.[0] ?? length;
    while (next < second.length && second[next]![0] <= at) next += 1;
    let place = next - 1;
    let start = from;
    do {
      const [inText, inSource] = second[place] ?? [0, 0];
      joined.push([start, inSource + Math.max(0, at + start - from - inText)]);
      start = Math.min(end, (second[place + 1]?.[0] ?? Infinity) - at + from);
      place += 1;
    } while (start < end);
  }
  return joined;
}
