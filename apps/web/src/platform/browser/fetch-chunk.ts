/** A part of the site (a script, the texts of a screen) that did not arrive: no connection, or a newer version has taken its place. */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing';
}

/** Loads a part of the site; throws ChunkMissing when it does not arrive. */
export async function fetchChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkMissing('A part of the site did not arrive.', { cause });
  }
}
