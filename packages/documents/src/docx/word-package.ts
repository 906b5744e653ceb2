/** The files inside a Word document, by name; case, slashes and a leading slash do not matter. */
export interface WordPackage {
  readonly has: (name: string) => boolean;
  /** The unpacked bytes in pieces; counts against one limit for all the parts that are read. */
  readonly read: (name: string) => AsyncIterable<Uint8Array>;
}

/** Some writers store names with backslashes, a leading slash or another case. */
export const partName = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
