import { levelNumber } from '../levels/level.ts';
import type { LeveledText } from './refinement.ts';

/**
 * Everyday words with what scientists mean by them.
 * After: Somerville & Hassol (2011), doi 10.1063/PT.3.1296, and our own additions.
 */
const senses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aerosol: 'tiny particles in the air, not a spray can',
    anomaly: 'a change from the long-term average, not something abnormal',
    bias: 'an offset from the true value, not a prejudice',
    culture: 'cells grown in a laboratory, not a way of life',
    enhance: 'make stronger, not better',
    error: 'a difference from the true value, not a mistake',
    expression: 'a gene being put to use, not a look or a phrase',
    manipulation: 'processing of data, not trickery',
    negative: 'below zero, or not found, not bad',
    positive: 'above zero, or found, not good',
    scheme: 'a systematic plan, not a devious one',
    sensitivity: 'how strongly something responds, not how gently one treats it',
    sign: 'plus or minus, not a board or an omen',
    significant: 'unlikely to be chance, not important',
    theory: 'a tested explanation, not a hunch',
    transcription: 'copying of DNA to RNA, not typing out',
    translation: 'making of a protein, not of a text',
    uncertainty: 'a range of values, not ignorance',
    values: 'numbers or quantities, not principles',
    vector: 'a carrier, or a quantity with a direction',
  }),
);

/** The places of common and mid-frequency words that readers may take in their everyday sense. */
export function findTechnicalSenses({
  tokens,
  words,
}: LeveledText): { at: number; sense: string }[] {
  const found: { at: number; sense: string }[] = [];
  for (const [at, word] of words.entries()) {
    const sense = tokens.levels[at] === levelNumber.rare ? undefined : senses.get(word);
    if (sense !== undefined) found.push({ at, sense });
  }
  return found;
}
