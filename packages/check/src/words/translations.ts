// Written by `npm run languages`.

import enFindingMessages from './en/findings.json' with { type: 'json' };
import heFindingMessages from './he/findings.json' with { type: 'json' };
import * as en from './en/glossary.ts';
import * as he from './he/glossary.ts';

export const findingMessages = { en: enFindingMessages, he: heFindingMessages };

export const glossaries = { en: en.glossary, he: he.glossary };
