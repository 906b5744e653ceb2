import { checkText } from '@vernacular/check';

import { withoutSuppressed } from '../check/disable-directives.ts';
import type { Found } from './document-findings.ts';

/** Commands of LaTeX that include other files. */
const takesFilesIn = /\\(?:input|include|subfile)(?![a-z])/iu;

/**
 * A command for editors: takes the URI of an open document and returns a sentence, or null for a document that is not
 * read.
 */
export const scoreCommand = 'vernacular.score';

/**
 * For example: 'Score 87 of 100: of 118 words 4 % are rare and 12 % mid-frequency. Word counts: …'. A text without
 * words gives the analyser's message.
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
