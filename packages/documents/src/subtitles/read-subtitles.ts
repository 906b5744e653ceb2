import { decodeNamedCharacterReference as named } from 'decode-named-character-reference';

import { gather } from '../origin/gather-text-with-offsets.ts';
import type { Reader } from '../reader-types.ts';
import { decodeText } from '../text/detect-encoding-and-decode.ts';

const timing = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->/;
const notSpoken = /^(?:WEBVTT|NOTE|STYLE|REGION)\b/;
const tag = /<[^<>]*>|\{\\[^{}]*\}/g;
/** See: WebVTT, 4.1 (escapes). */
const escape = /&(amp|lt|gt|nbsp|lrm|rlm);/g;
const sentenceEnd = /[.!?…׃:。？！]["'”’»)\]]*\s*$/u;

/**
 * Reads SubRip and WebVTT without numbers, times, notes and tags. A line ends only where a sentence ends with its
 * cue, and before a dash, which marks another speaker.
 */
export const readSubtitles: Reader = ({ bytes, ending }) => {
  const { source, encoding } = decodeText(bytes, ending);
  const gathered = gather();
  let isSpoken = false;
  let last = '';
  for (const { 1: line = '', index: at } of source.matchAll(/([^\n]*?)\r?(?:\n|$)/g)) {
    if (line.trim() === '') {
      isSpoken = false;
      if (sentenceEnd.test(last)) gathered.line();
    } else if (timing.test(line)) isSpoken = true;
    else if (isSpoken && line !== last) {
      if (/^\s*[-–—]/u.test(line)) gathered.line();
      last = line;
      gatherLine(line, at);
    } else if (notSpoken.test(line)) isSpoken = false;
  }
  return { ...gathered.done(), encoding };

  function gatherLine(line: string, start: number): void {
    let from = 0;
    for (const { 0: all, index } of [...line.matchAll(tag), { 0: '', index: line.length }]) {
      const shown = line.slice(from, index);
      const value = shown.replaceAll(escape, (_, name: string) => named(name) || '');
      gathered.flow(source, start + from, start + index, value);
      from = index + all.length;
    }
    gathered.flow(source, start + line.length, start + line.length, ' ');
  }
};
