import { indexMarkedWords } from './index-marked-words.ts';
import type { ColouredWords } from './coloured-words.ts';

const piece = /(\*{0,2})([\p{L}\p{N}’']+)\1/gu;

/** Example texts for tests: `We *saw* the **kinase**` has one mid-frequency and one rare word. */
export function markedText(marked: string): {
  readonly text: string;
  readonly words: ColouredWords;
} {
  const found: { start: number; end: number; level: number }[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(piece)) {
    text += marked.slice(from, match.index);
    const word = match[2] ?? '';
    found.push({
      start: text.length,
      end: text.length + word.length,
      level: match[1]?.length ?? 0,
    });
    text += word;
    from = match.index + match[0].length;
  }
  text += marked.slice(from);
  const words = {
    length: found.length,
    starts: Uint32Array.from(found, ({ start }) => start),
    ends: Uint32Array.from(found, ({ end }) => end),
    levels: Uint8Array.from(found, ({ level }) => level),
  };
  return { text, words: indexMarkedWords(words, text, 'en') };
}
