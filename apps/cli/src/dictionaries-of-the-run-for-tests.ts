import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeBundled } from '@vernacular/dictionaries/node';

/** Making the dictionaries takes seconds, so the test runs of one machine share them. */
export const sharedDictionaries = join(tmpdir(), 'vernacular-dictionaries-for-tests');

/** Runs once before the tests of the command line: several workers that make and copy at once could miss a file. */
export default () => makeBundled(sharedDictionaries);
