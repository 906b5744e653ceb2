import { expect, it } from 'vitest';

import { namesIn } from './names-in.ts';

it.each([
  ['Dana', ['Dana']],
  ['dana', ['dana']],
  ['  Dana Levi  ', ['Dana', 'Levi']],
  ['My name is Dana', ['Dana']],
  ['my name is dana levi', ['dana', 'levi']],
  ['Hi! I’m Dana and I study bees.', ['Dana']],
  ["Hello, I'm Dr. Dana Levi, a biologist", ['Dana', 'Levi']],
  ['You can call me Will', ['Will']],
  ['Dana from the Technion', ['Dana']],
  ['Dana is my name', ['Dana']],
  ['Please call me Prof. O’Brien', ['O’Brien']],
  ['דנה', ['דנה']],
  ['קוראים לי דנה לוי', ['דנה', 'לוי']],
  ['שלום לכם, שמי דנה ואני חוקרת דבורים', ['דנה']],
  ['אני ד״ר דנה לוי, מהטכניון', ['דנה', 'לוי']],
  ['דנה מהטכניון', ['דנה']],
  ['3', []],
  ['', []],
  ['🙂', []],
])('%j holds the names %j', (answer, names) => {
  expect(namesIn(answer)).toEqual(names);
});
