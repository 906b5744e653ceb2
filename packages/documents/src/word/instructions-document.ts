/** The 'Build your own De-Jargonizer' instructions as a Word document. */
export async function writeInstructionsDocument(): Promise<Uint8Array> {
  throw new Error('not written yet');
}
