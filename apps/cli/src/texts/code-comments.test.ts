import { inSource } from '@vernacular/check';
import { expect, it } from 'vitest';

import { readComments } from './code-comments.ts';

it.each([
  [
    'typescript',
    'const a = "// b"; // The gene\n/* of\n a house */ b',
    [' The gene', ' of\n a house '],
  ],
  ['javascript', "f(`# ${a} /* no */`, '//') // yes", [' yes']],
  ['python', 'a = "# b" # The gene\n"""\n# no\n"""\nb#c', [' The gene']],
  ['shellscript', 'echo $# # gene', [' gene']],
  ['sql', "select '--' -- gene", [' gene']],
  ['typescript', '//\n// The gene', [' The gene']],
  ['typescript', 'no comment', []],
])('of %s reads the comments of %j alone', (language, source, comments) => {
  const read = readComments(source, language);
  expect(read.text.split('\n').filter(Boolean)).toEqual(comments.flatMap((one) => one.split('\n')));
  for (const comment of comments) {
    const start = read.text.indexOf(comment);
    const place = inSource(read, { start, end: start + comment.length });
    expect(source.slice(place.start, place.end)).toBe(comment);
  }
});
