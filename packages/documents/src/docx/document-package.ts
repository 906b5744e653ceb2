/** An opened zip package, such as a .docx, .odt, .pptx or .epub file, with its parts by name. */
export interface WordPackage {
  readonly has: (name: string) => boolean;
  /** The unpacked bytes in chunks. All parts that are read count against one size limit. Throws UnreadableDocument. */
  readonly read: (name: string) => AsyncIterable<Uint8Array>;
}

/** Normalizes the name of a part, because some programs write backslashes, a leading slash or another case. */
export const partName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
