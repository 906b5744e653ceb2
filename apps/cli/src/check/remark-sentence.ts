import type { Remark } from './check-file.ts';

/** The message of a finding with its plainer words: “… is rare. Plainer: “use”.” */
export const remarkSentence = ({ message, written, plainer }: Remark): string => {
  const offers = plainer.map(({ by, replaces }) =>
    replaces.text === written ? `“${by}”` : `“${by}” for “${replaces.text}”`,
  );
  return offers.length === 0 ? message : `${message} Plainer: ${offers.join(', ')}.`;
};
