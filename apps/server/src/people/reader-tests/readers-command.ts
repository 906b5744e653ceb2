import { parseArgs } from 'node:util';

import { writeResultsCsv } from '@vernacular/documents';
import { wilson } from '@vernacular/reader-statistics';

import { type CountedWord, writePrivately } from '../../store/index.ts';
import { type CountSources, siteWordCounts } from './site-word-counts.ts';

const usage = `Usage: npm run readers -- export [--out FILE]
       npm run readers -- list
       npm run readers -- remove ROUND

  export   A table of the words that enough readers of this site met, as CSV: how many, how many knew them. With --out
           a file that its owner alone reads
  list     The rounds whose writers let their words be counted, and nothing of their texts
  remove   Takes a round out of the counts, as its writer can

Each act is written into the audit log (DATA_DIR/audit) first. Ends with 0 when it is done, 1 when it is refused,
2 when it was not understood.
`;

export const readerColumns = [
  'language',
  'word',
  'level',
  'readers',
  'marked',
  'known_share',
  'known_low',
  'known_high',
  'rounds',
] as const;

const rowOf = ({ language, word, level, readers, marked, rounds }: CountedWord) => {
  const { estimate, low, high } = wilson(readers - marked, readers)!;
  const shares = [estimate, low, high].map((share) => share.toFixed(4));
  return [language, word, level, String(readers), String(marked), ...shares, String(rounds)];
};

export interface ReadersCommand {
  readonly open: () => Promise<
    CountSources & {
      readonly note: (event: string, userId: string | null) => Promise<void>;
      readonly close: () => Promise<void>;
    }
  >;
  /** Whether READER_COUNTS is true. */
  readonly isOn: boolean;
  readonly print: (text: string) => void;
  readonly say: (line: string) => void;
}

function parseCommand(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' } },
      allowPositionals: true,
    });
    const [verb, round, ...rest] = positionals;
    if (rest.length > 0 || (verb === 'remove') !== (round !== undefined)) return null;
    if (verb !== 'export' && (values.out !== undefined || (verb !== 'list' && verb !== 'remove')))
      return null;
    return { verb, round: round ?? '', out: values.out };
  } catch {
    return null;
  }
}

type Opened = Awaited<ReturnType<ReadersCommand['open']>>;
type Printing = Pick<ReadersCommand, 'print' | 'say'>;

async function exportCounts(opened: Opened, out: string | undefined, { print, say }: Printing) {
  await opened.note('reader-counts-exported', null);
  const words = await siteWordCounts(opened);
  const text = writeResultsCsv([readerColumns, ...words.map(rowOf)]);
  if (out === undefined) print(text);
  else await writePrivately(out, text);
  say(`Exported ${words.length} words${out === undefined ? '' : ` to ${out}`}.`);
  return 0;
}

async function list({ store, note }: Opened, { print }: Printing) {
  await note('reader-rounds-listed', null);
  for (const { id, givenAt } of await store.readerCounts.given()) {
    const test = await store.readerTests.open(id);
    if (test !== null)
      print(
        `${id}  ${test.textLanguage}  ${test.readers} readers  given ${givenAt.slice(0, 10)}  ends ${test.endsAt.slice(0, 10)}\n`,
      );
  }
  return 0;
}

async function remove({ store, note }: Opened, round: string, { say }: Printing) {
  const test = await store.readerTests.open(round);
  if (!test?.isGiven) {
    say('No round of this name is counted.');
    return 1;
  }
  await note('reader-round-removed', test.userId);
  await store.readerCounts.give(round, false);
  say('The round is counted no more. Exports and backups made before still hold its words.');
  return 0;
}

/** Returns the exit code of `npm run readers -- …`: 0 done, 1 refused, 2 arguments not understood. */
export async function runReadersCommand(
  args: readonly string[],
  { open, isOn, ...printing }: ReadersCommand,
): Promise<number> {
  const command = parseCommand(args);
  if (command === null) {
    printing.say(usage);
    return 2;
  }
  if (command.verb === 'export' && !isOn) {
    printing.say('This site counts no words that readers knew: READER_COUNTS is not true.');
    return 1;
  }
  const opened = await open();
  try {
    if (command.verb === 'export') return await exportCounts(opened, command.out, printing);
    if (command.verb === 'list') return await list(opened, printing);
    return await remove(opened, command.round, printing);
  } finally {
    await opened.close();
  }
}
