const mega = 1024 * 1024;

/**
 * What a Word document may hold. A 320,000-word document with formatting on each word
 * has about 80 MB of XML, so honest documents stay far below.
 */
export const limits = {
  /** Files inside the package. */
  entries: 10_000,
  /** Bytes of all files inside, unpacked, as the package states them (pictures included). */
  statedBytes: 1024 * mega,
  /** Bytes of XML that are read, unpacked. */
  xmlBytes: 128 * mega,
  /** Elements inside each other. */
  depth: 1_000,
  /** Characters of one tag or comment; a tag may hold a small picture. */
  markupCharacters: 4 * mega,
  /** Characters of text that come out: as many as the largest text file may hold. */
  textCharacters: 16 * mega,
  /** Milliseconds for one document, from its turn on. */
  milliseconds: 4_500,
  /** MB of heap for one document. */
  heapMegabytes: 192,
} as const;
