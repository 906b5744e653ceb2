const mega = 1024 * 1024;

/** Limits for one document. Ordinary ones stay far below: 320,000 words, each formatted, have about 80 MB of XML. */
export const limits = {
  entries: 10_000,
  /** Bytes of all files in the package, unpacked, as the package states them (pictures included). */
  statedBytes: 1024 * mega,
  /** Bytes of all parts that are read, unpacked. */
  xmlBytes: 128 * mega,
  /** Levels of nested elements or groups. */
  depth: 1_000,
  /** Characters of one tag or comment; a tag may hold a small picture. */
  markupCharacters: 4 * mega,
  textCharacters: 16 * mega,
  /** Processor time per document; wall time on systems that do not report a thread's processor time. */
  milliseconds: 4_500,
  heapMegabytes: 192,
} as const;
