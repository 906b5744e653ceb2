/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The names of an exercise's transcripts; none for an exercise whose folder has no `transcripts`. */
export function transcriptsOf(exercise: string): readonly string[] {
  const folder = new URL(`${exercise}/transcripts/`, import.meta.url);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The lines of a transcript. Throws a sentence that names the file where there is none. */
export function linesOf(exercise: string, transcript: string): readonly string[] {
  if (!transcriptsOf(exercise).includes(transcript))
    throw new Error(
      `${exercise} has no transcript: write src/${exercise}/transcripts/${transcript}`,
    );
  const file = new URL(`${exercise}/transcripts/${transcript}`, import.meta.url);
  return readFileSync(file, 'utf8').split('\n');
}
