/** Parses arguments by a signature, see `commands.ts`: ranges of `t`, sources of `m`, and the offset after them. */
export function argumentsAt(source: string, start: number, end: number, signature: string) {
  const texts: { from: number; to: number }[] = [];
  const codes: string[] = [];
  let at = start;
  for (const one of signature) {
    const next = skipBlanks(source, at, end);
    if (one === 's') {
      if (source[next] === '*') at = next + 1;
      continue;
    }
    const [open, close] = one === 'o' ? '[]' : '{}';
    if (source[next] !== open) {
      if (one === 'o') continue;
      break;
    }
    const to = closing(source, next, end, close!);
    if (one === 't') texts.push({ from: next + 1, to });
    else if (one === 'm') codes.push(source.slice(next + 1, to).trim());
    at = Math.min(end, to + 1);
  }
  return { texts, codes, end: at };
}

/** Skips blanks and one line end. A blank line ends the paragraph, and with it the arguments. */
function skipBlanks(source: string, at: number, end: number): number {
  const blanks = /[ \t\r]*(?:\n[ \t]*)?/y;
  blanks.lastIndex = at;
  blanks.exec(source);
  return Math.min(end, blanks.lastIndex);
}

function closing(source: string, open: number, end: number, close: string): number {
  let depth = 0;
  for (let at = open + 1; at < end; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '%') at = afterComment(source, at, end) - 1;
    else if (character === close && depth === 0) return at;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
  }
  return end;
}

/** The offset after a comment and the indentation of the next line. */
export function afterComment(source: string, at: number, end: number): number {
  const line = source.indexOf('\n', at);
  if (line < 0) return end;
  const next = /[ \t]*/y;
  next.lastIndex = line + 1;
  next.exec(source);
  // A blank line after the comment still ends the paragraph.
  return Math.min(end, source[next.lastIndex] === '\n' ? line : next.lastIndex);
}
