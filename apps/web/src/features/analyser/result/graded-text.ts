import { foldWord } from '@vernacular/analyzer';
import type { GradeReply } from '@vernacular/contract';

import type { ColouredWords } from '../words/coloured-words.ts';
import { indexMarkedWords } from '../words/index-marked-words.ts';

export interface GradedText {
  readonly text: string;
  readonly words: ColouredWords;
}

/** The text of a reply with the offsets and levels of its words. Line endings become `\n`, as the page shows them. */
export function gradedText(reply: GradeReply): GradedText {
  const language = reply.dictionary.language;
  const mid = new Set(reply.normalWords);
  const rare = new Set(reply.rareWords);
  const total = reply.cleanedWords.length;
  const starts = new Uint32Array(total);
  const ends = new Uint32Array(total);
  const levels = new Uint8Array(total);
  const pieces: string[] = [];
  let at = 0;
  let length = 0;
  for (const raw of reply.words) {
    const piece = raw.includes('\r') ? raw.replaceAll(/\r\n?/g, '\n') : raw;
    pieces.push(piece);
    if (length < total && raw === reply.cleanedWords[length]) {
      starts[length] = at;
      ends[length] = at + piece.length;
      levels[length] = reply.levels?.[length] ?? (rare.has(raw) ? 2 : mid.has(raw) ? 1 : 0);
      length += 1;
    }
    at += piece.length;
  }
  const text = pieces.join('');
  const placed = { length, starts, ends, levels };
  return { text, words: indexMarkedWords(placed, text, language, reply) };
}

/** The count of a graded word in the dictionary's units (`scale`); null for a common word. */
export function gradedCount(reply: GradeReply, word: string): number | null {
  return reply.wordCounts[foldWord(word, reply.dictionary.language)] ?? null;
}
