import { checkText } from '@vernacular/check';

import { withoutSuppressed } from '../check/disable-directives.ts';
import type { Found } from './diagnostics-hovers-code-actions.ts';

/** Commands of LaTeX that include other files. */
const takesFilesIn = /\\(?:input|include|subfile)(?![a-z])/iu;

/** Command that says the score of the document with a URI. It returns null for a document that is not checked. */
export const scoreCommand = 'vernacular.score';

/**
 * Returns a sentence such as 'Score 87 of 100: of 118 words 4 % are rare and 12 % mid-frequency. Word counts: …'. A
 * text without words gets the analyser's message instead; a text with LaTeX commands that include files gets a second
 * sentence, that their words are not counted.
 */
export function sayScore({ read, options }: Pick<Found, 'read' | 'options'>): string {
  const { report, forReaders } = checkText(withoutSuppressed(read), options);
  const { score, cleaned, percentages } = forReaders ?? report;
  const { message, dictionary } = report;
  const { rare, mid } = percentages;
  const sentence =
    score === null
      ? null
      : `Score ${score} of 100: of ${cleaned} words ${rare} % are rare and ${mid} % mid-frequency. Word counts: ${dictionary.label}.`;
  const limit = takesFilesIn.test(read.source)
    ? 'Words of the files that it takes in are not counted.'
    : null;
  return [sentence, message, limit].filter((said) => said !== null).join(' ');
}
