import type { Remark } from './check-file.ts';

/** The message of a finding with its plainer words: “… is rare. Plainer: “use”.” */
export const remarkSentence = ({ message, plainer }: Remark): string =>
  plainer.length === 0
    ? message
    : `${message} Plainer: ${plainer.map(({ by }) => `“${by}”`).join(', ')}.`;
