import { note, type Fact } from './fact.ts';
import { bareCell, isTold } from './table-cells.ts';

const longestConnector = 4;

/** Matches within words, so that a Hebrew connector is also found with a prefix. */
const holdsConnector = (text: string, connector: string): boolean =>
  text.toLowerCase().replaceAll(/\s+/gu, ' ').includes(connector.toLowerCase());

export const absentConnector: Fact = ({ draft, request, say, quoted }) => {
  const listed = request.table
    .map(([word = '']) => word)
    .filter(isTold)
    .flatMap((cell) => cell.split(/[,;/]/u))
    .map(bareCell)
    // “(none)” means no connector, and the parts of “if … then” do not stand together in a text.
    .filter((word) => /^\p{L}[\p{L}\s’'-]*$/u.test(word) && word.toLowerCase() !== 'none')
    .filter((word) => word.split(/\s+/u).length <= longestConnector);
  const absent = listed.find((word) => !holdsConnector(draft.text, word));
  return absent === undefined ? null : note(say('absentConnector', { word: quoted(absent) }));
};
