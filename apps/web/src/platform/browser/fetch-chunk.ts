/** A script or locale file that could not be loaded: no connection, or a newer build has replaced it. */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing';
}

/** The loaded part. Does not try again: rejects with `ChunkMissing`. */
export async function fetchChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkMissing('A part of the site did not arrive.', { cause });
  }
}
