/** Matches substrings, so that a Hebrew connector is also found with a prefix. */
export const holdsConnector = (text: string, connector: string): boolean =>
  text.toLowerCase().replaceAll(/\s+/gu, ' ').includes(connector.toLowerCase());
