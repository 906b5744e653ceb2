import type { ItemToken } from 'wink-nlp';

/** A word of a sentence with its universal part of speech: NOUN, VERB, AUX, ADJ, ADV, PRON … */
export interface TaggedWord {
  readonly text: string;
  readonly start: number;
  readonly tag: string;
}

/** Tags the tokens of an English sentence, punctuation included, in order; white space is left out. */
export type TagWords = (sentence: string) => readonly TaggedWord[];

/** The tagger with a cache, so that each sentence is tagged once however many of its words are looked up. */
export function tagEachOnce(tag: TagWords): TagWords {
  const tagged = new Map<string, readonly TaggedWord[]>();
  return (sentence) => {
    const words = tagged.get(sentence) ?? tag(sentence);
    tagged.set(sentence, words);
    return words;
  };
}

let opened: Promise<TagWords> | null = null;

/** Loads wink-nlp's tagger on the first call and caches it: it is 4 MB and takes a quarter of a second to open. */
export function openTagger(): Promise<TagWords> {
  opened ??= open().catch((error: unknown) => {
    // A failed download is tried again at the next call.
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
