import { expect, it } from 'vitest';

import { inOrder } from './coach-brief.ts';

type Name = 'first' | 'second';

it('gives each brief those that came before it, and leaves out what was not asked', () => {
  const remembered = inOrder<Name>();
  const brief = (name: Name) =>
    remembered((facts) =>
      facts[name] === '' ? null : { focus: 'summary', draft: facts[name], range: null },
    );
  const [first, second, third] = [brief('first'), brief('second'), brief('first')];
  const facts = { first: 'A text.', second: '' };
  expect(first(facts)?.before).toEqual([]);
  expect(second(facts)).toBeNull();
  expect(third(facts)?.before).toEqual([{ focus: 'summary', draft: 'A text.', range: null }]);
});
