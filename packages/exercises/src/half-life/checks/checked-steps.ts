import { joinChecks } from '../../checks/check.ts';
import type { Name } from '../record.ts';

import { declared } from './declared.ts';
import { english } from './english.ts';
import { hebrew } from './hebrew.ts';

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  { en: english, he: hebrew },
  {
    text60: () => 'text120First',
    text30: () => 'text60',
    text120Last: () => 'text30',
    whichIsBetter: () => 'text120Last',
  },
);
