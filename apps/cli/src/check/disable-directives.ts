import type { MarkedText, Stretch } from '@vernacular/check';

import type { SourceText } from '../texts/read-text.ts';

const order = /vernacular-(disable-next-line|disable|enable)\b/gu;

/**
 * Returns the text without the parts that comments exclude: from `vernacular-disable` to `vernacular-enable` or the
 * end, and the line after `vernacular-disable-next-line`. Any comment syntax will do.
 */
export function withoutSuppressed(read: SourceText): MarkedText {
  const gone = exceptionsOf(read);
  if (gone.length === 0) return read;
  const isGone = (at: number) => gone.some(({ start, end }) => start <= at && at < end);
  const origin: [number, number][] = [];
  let text = '';
  for (const { from, to, inSource } of runsOf(read)) {
    if (from === to && !isGone(inSource)) origin.push([text.length, inSource]);
    for (let at = from; at < to;) {
      const isOut = isGone(inSource + at - from);
      let end = at + 1;
      while (end < to && isGone(inSource + end - from) === isOut) end += 1;
      if (!isOut) origin.push([text.length, inSource + at - from]);
      // An excluded stretch ends the sentence before it.
      text += isOut ? '\n' : read.text.slice(at, end);
      at = end;
    }
  }
  return { text, origin };
}

function* runsOf({ text, origin }: MarkedText) {
  for (const [at, [from, inSource]] of origin.entries())
    yield { from, to: origin[at + 1]?.[0] ?? text.length, inSource };
}

/** A comment applies to its own file. One around the command that includes a file applies to all of that file. */
function exceptionsOf({ source, takenIn = [] }: SourceText): readonly Stretch[] {
  const found = [...exceptionsIn(source.slice(0, takenIn[0]?.start))];
  for (const [at, { start, from }] of takenIn.entries()) {
    const end = takenIn[at + 1]?.start ?? source.length;
    if (found.some((one) => one.start <= from && from < one.end)) found.push({ start, end });
    else
      for (const one of exceptionsIn(source.slice(start, end)))
        found.push({ start: start + one.start, end: start + one.end });
  }
  return found;
}

function exceptionsIn(source: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let from: number | null = null;
  for (const { 0: written, 1: what, index } of source.matchAll(order)) {
    const lineEnd = endOfLine(source, index + written.length);
    if (what === 'disable') from ??= index;
    else if (what === 'disable-next-line')
      found.push({ start: index, end: endOfLine(source, lineEnd + 1) });
    else if (from !== null) {
      found.push({ start: from, end: endOfComment(source, index + written.length) });
      from = null;
    }
  }
  if (from !== null) found.push({ start: from, end: source.length });
  return found;
}

/** Where the comment ends that begins before `from`: at its closing mark in this line, else with the line. */
function endOfComment(source: string, from: number): number {
  const end = endOfLine(source, from);
  const [closing] = /^[ \t]*(?:--!?>|\*\/\}?)/u.exec(source.slice(from, end)) ?? [];
  return closing === undefined ? end : from + closing.length;
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}
