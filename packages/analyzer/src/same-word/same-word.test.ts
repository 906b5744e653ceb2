import { describe, expect, it } from 'vitest';

import { isSameWord } from './same-word.ts';
import { isOfOneFamily } from './word-family.ts';

describe('forms of one word', () => {
  it.each([
    ['hedge', 'hedges'],
    ['gene', 'gene’s'],
    ['parents’', 'parent'],
    ['decides', 'decided'],
    ['planned', 'plan'],
    ['studies', 'studied'],
    ['agree', 'agreed'],
    ['child', 'children'],
    ['eaten', 'eats'],
    ['heavy', 'heavier'],
    ['עצים', 'העצים'],
    ['מאבדת', 'מאבד'],
    ['מסבירה', 'מסביר'],
  ])('%s, %s', (one, other) => expect(isSameWord(one, other)).toBe(true));
});

describe('two words', () => {
  it.each([
    ['Bergen', 'Oslo'],
    ['40', '41'],
    ['effects', 'effective'],
    ['author', 'authority'],
    ['rating', 'rat'],
    ['seed', 'see'],
    ['שכונות', 'שונות'],
    ['מכונה', 'מכון'],
  ])('%s, %s', (one, other) => expect(isSameWord(one, other)).toBe(false));
});

describe('words that may be of one family', () => {
  it.each([
    ['vaccine', 'vaccinated'],
    ['bees', 'bumblebees'],
    ['pain', 'pain-free'],
    ['growth', 'grew'],
    ['cleaner', 'clean'],
    ['rigorous', 'rigour'],
    ['הדבקה', 'נדבקות'],
  ])('%s, %s', (one, other) => expect(isOfOneFamily(one, other)).toBe(true));
});

describe('words of two families', () => {
  it.each([
    ['rain', 'training'],
    ['bee', 'seed'],
    ['moss', 'wall'],
    ['שמש', 'שמן'],
  ])('%s, %s', (one, other) => expect(isOfOneFamily(one, other)).toBe(false));
});
