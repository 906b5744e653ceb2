import type { Exercise } from '../exercise/exercise.ts';
import type { Message } from '../wire/message.ts';
import type { Row } from '../wire/rows.ts';
import { readPlainText, readSent } from '../wire/untrusted.ts';
import { Html, markup, paragraphs, unescapeHtml } from '../turn/html.ts';
import { called } from '../session/called.ts';
import { leavingOut } from './leave-out-names.ts';
import { namesIn } from './names-in.ts';

const plain = ({ source }: Html) =>
  unescapeHtml(source.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

const isHebrew = (text: string) => /\p{Script=Hebrew}/u.test(text);
const inPlace = (text: string) => (isHebrew(text) ? '(שם)' : '(name)');
const inPlaceOfAnswer = (text: string) => (isHebrew(text) ? '(השם הושמט)' : '(name left out)');

/** The HTML with every run of text between its tags changed. */
const overTexts = ({ source }: Html, change: (text: string) => string): Html =>
  new Html(
    source
      .split(/(<[^>]*>)/)
      .map((piece) => {
        if (piece.startsWith('<')) return piece;
        const text = unescapeHtml(piece);
        const changed = change(text);
        return changed === text ? piece : markup`${changed}`.source;
      })
      .join(''),
  );

/** What the writer answered when asked for a name: as it is stored, or else the first thing they said. */
function answered({ personalName }: Exercise, row: Row, messages: readonly Message[]): string {
  if (personalName === undefined) return '';
  const kept = readPlainText(readSent(row['history'])?.[personalName]);
  if (kept.trim() !== '' || row['messages'] === null || row['messages'] === undefined) return kept;
  const first = messages.find(({ isStudent, text }) => isStudent && plain(text) !== '');
  return first ? plain(first.text) : '';
}

/** A name as the coach writes it into a sentence. */
const echoOf = (name: string) =>
  paragraphs(name)
    .source.replace(/^<p[^>]*>/, '')
    .replace(/<\/p>$/, '');

/** A function that puts a word in the place of the writer's name wherever it stands in a plain text. */
export function nameLeftOut(
  exercise: Exercise,
  row: Row,
  messages: readonly Message[],
): (text: string) => string {
  const leaveOut = leavingOut(namesIn(answered(exercise, row, messages)));
  return (text) => leaveOut(text, inPlace(text));
}

/**
 * A stored conversation as others may see it: the answer to the question for a name is left out, and so is the name
 * wherever it stands again, also in what the coach says.
 */
export function withoutName(
  exercise: Exercise,
  row: Row,
  messages: readonly Message[],
): readonly Message[] {
  const answer = answered(exercise, row, messages);
  if (answer.trim() === '') return messages;
  const leaveOut = leavingOut(namesIn(answer));
  // Older versions repeated the whole answer.
  const echoes = [called(answer), answer].filter(Boolean).map(echoOf);
  const where = messages.findIndex(
    ({ isStudent, text }) => isStudent && plain(text) === plain(paragraphs(answer)),
  );
  return messages.map((message, index) => {
    const { isStudent, text, tableData } = message;
    if (index === where) return { ...message, text: paragraphs(inPlaceOfAnswer(answer)) };
    // The coach repeats the name, whatever it was, between a comma and a full stop.
    const source = echoes.reduce((all, echo) => all.replaceAll(`, ${echo}.`, '.'), text.source);
    const said = isStudent ? text : new Html(source);
    return {
      ...message,
      text: overTexts(said, (piece) => leaveOut(piece, inPlace(piece))),
      tableData: tableData.map((cells) => cells.map((cell) => leaveOut(cell, inPlace(cell)))),
    };
  });
}
