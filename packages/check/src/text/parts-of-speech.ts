import type { ItemToken } from 'wink-nlp';

/** A word of a sentence with its universal part of speech: NOUN, VERB, AUX, ADJ, ADV, PRON … */
export interface TaggedWord {
  readonly text: string;
  readonly start: number;
  readonly tag: string;
}

/** Reads an English sentence into tagged words, white space left out. */
export type TagWords = (sentence: string) => readonly TaggedWord[];

let opened: Promise<TagWords> | null = null;

/** wink-nlp's tagger (4 MB, a quarter of a second to open), opened when it is first asked for and kept. */
export function openTagger(): Promise<TagWords> {
  opened ??= open().catch((error: unknown) => {
    // A fetch that failed is tried again with the next word.
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<TagWords> {
  const [{ default: wink }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  const nlp = wink(model, ['sbd', 'pos']);
  const { pos, precedingSpaces, value } = nlp.its;
  return (sentence) => {
    const words: TaggedWord[] = [];
    let start = 0;
    nlp
      .readDoc(sentence)
      .tokens()
      .each((token: ItemToken) => {
        const text = token.out(value);
        start += token.out(precedingSpaces).length;
        words.push({ text, start, tag: token.out(pos) });
        start += text.length;
      });
    return words;
  };
}
