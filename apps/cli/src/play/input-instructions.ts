// Written by `npm run languages`.

import enInstructions from './input-instructions/en.json' with { type: 'json' };
import heInstructions from './input-instructions/he.json' with { type: 'json' };

export const instructions = { en: enInstructions, he: heInstructions };
