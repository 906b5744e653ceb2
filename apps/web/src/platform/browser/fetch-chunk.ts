/** A script or locale file that could not be loaded: no connection, or a newer build has replaced it. */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing';
}

/** Runs a dynamic import once. Rejects with `ChunkMissing` if it fails. */
export async function fetchChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkMissing('A part of the site did not arrive.', { cause });
  }
}
