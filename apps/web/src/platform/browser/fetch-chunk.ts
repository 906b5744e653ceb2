/** A part of the site (a script, the texts of a screen) that did not arrive: no connection, or a newer version has taken its place. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Loads a part of the site; throws PartMissing when it does not arrive. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new PartMissing('A part of the site did not arrive.', { cause });
  }
}
