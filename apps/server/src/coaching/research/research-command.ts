import { rename, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { exerciseNames, type ExerciseName } from '@vernacular/exercises';

import {
  eraseParticipants,
  migrate,
  openEngine,
  studyConsents,
  studyEvents,
  studyNames,
  studyRecords,
  type Whereabouts,
} from '../../store/index.ts';
import { participantsOf } from './participants.ts';
import { consentColumns, conversationColumns, eventColumns } from './columns.ts';
import { type ExportFormat, exportFormats, writeExport } from './write-export.ts';

/** What an export can hold. */
const tables = ['conversations', 'events', 'consents', 'codebook'] as const;
type Table = (typeof tables)[number];

const usage = `Usage: npm run research -- export --exercise NAME [--study NAME] [--table NAME] [--format csv|jsonl] [--out FILE]
       npm run research -- remove --study NAME (--participant NAME | --everybody)

  --exercise   ${exerciseNames.join(', ')}
  --study      one study alone, by its name; without it all are in the table
  --table      ${tables.join(', ')}; the first is the default
  --format     csv (the default) or jsonl
  --out        a file, readable by its owner only; without it the export is printed

  --participant  one participant of the study, by the drawn name in the exports
  --everybody    all of them, when the time a study may keep its data is over

Export: conversations of studies, what happened in them, what was agreed to, or what the columns hold; docs/research.md
names the columns. Remove: everything kept of a participant or of a study, for good. The database is the one of
DATABASE_URL, or vernacular.db in DATA_DIR.
`;

/** What the command works on, and how it speaks. */
export interface ResearchCommand {
  readonly whereabouts: Whereabouts;
  /** Takes the export itself. */
  readonly print: (text: string) => void;
  /** Takes what is said about it. */
  readonly say: (line: string) => void;
  readonly now?: () => Date;
}

interface Wish {
  readonly exercise: ExerciseName;
  readonly study: string | null;
  readonly table: Table;
  readonly format: ExportFormat;
  readonly out: string | undefined;
}

/** Whose rows are to go; null when that is not what is asked, or not clearly. */
function readRemoval(args: readonly string[]): { study: string; pseudonym: string | null } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: {
        study: { type: 'string' },
        participant: { type: 'string' },
        everybody: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { study, participant, everybody } = values;
    const isClear = everybody === (participant === undefined);
    if (positionals.join(' ') !== 'remove' || !study || !isClear) return null;
    return { study, pseudonym: participant ?? null };
  } catch {
    return null;
  }
}

/** What the arguments ask for; null when they are not understood. */
function readWish(args: readonly string[]): Wish | null {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: {
        exercise: { type: 'string' },
        study: { type: 'string' },
        table: { type: 'string', default: tables[0] },
        format: { type: 'string', default: 'csv' },
        out: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch {
    return null;
  }
  const { positionals, values } = parsed;
  const exercise = exerciseNames.find((name) => name === values.exercise);
  const format = exportFormats.find((name) => name === values.format);
  const table = tables.find((name) => name === values.table);
  if (positionals.join(' ') !== 'export' || !exercise || !format || !table) return null;
  return { exercise, study: values.study ?? null, table, format, out: values.out };
}

/** A table of an exercise: the names of its columns, and its rows. */
async function tableOf(engine: ReturnType<typeof openEngine>, { exercise, study, table }: Wish) {
  const columns = table === 'events' ? eventColumns : conversationColumns(exercise);
  const names = columns.map(({ name }) => name);
  switch (table) {
    case 'conversations':
      return {
        columns: names,
        rows: participantsOf(exercise, await studyRecords(engine, { exercise, study })),
      };
    case 'events':
      return {
        columns: names,
        rows: await studyEvents(engine, { exercise, study }),
      };
    case 'consents':
      return {
        columns: consentColumns.map(({ name }) => name),
        rows: await studyConsents(engine, study),
      };
    case 'codebook':
      return {
        columns: ['table', 'column', 'holds'],
        rows: (
          [
            ['conversations', conversationColumns(exercise)],
            ['events', eventColumns],
            ['consents', consentColumns],
          ] as const
        ).flatMap(([of, each]) =>
          each.map(({ name, holds }) => ({ table: of, column: name, holds })),
        ),
      };
  }
}

/** Writes a file that its owner alone can read, also in place of one that others could. */
async function writePrivately(file: string, text: string) {
  const part = `${file}.part`;
  await rm(part, { force: true });
  await writeFile(part, text, { mode: 0o600, flag: 'wx' });
  await rename(part, file);
}

/** Removes participants, and says how many; 1 when there was nobody. */
async function remove(
  whose: { readonly study: string; readonly pseudonym: string | null },
  { whereabouts, say, now }: Required<Omit<ResearchCommand, 'print'>>,
): Promise<number> {
  const engine = openEngine(whereabouts);
  try {
    await migrate(engine, now);
    const { participants, conversations } = await eraseParticipants(engine, whose);
    say(
      participants === 0
        ? 'Nobody was removed: there is no such participant in a study of this name.'
        : `Removed for good (participants: ${participants}, conversations: ${conversations}). Exports and backups made before still hold them.`,
    );
    return participants === 0 ? 1 : 0;
  } finally {
    await engine.close();
  }
}

/** Runs `npm run research -- …` and returns its exit code: 0 done, 1 nobody to remove, 2 not understood. */
export async function runResearchCommand(
  args: readonly string[],
  { whereabouts, print, say, now = () => new Date() }: ResearchCommand,
): Promise<number> {
  const removal = readRemoval(args);
  if (removal) return remove(removal, { whereabouts, say, now });
  const wish = readWish(args);
  if (!wish) {
    say(usage);
    return 2;
  }
  const engine = openEngine(whereabouts);
  try {
    await migrate(engine, now);
    const { columns, rows } = await tableOf(engine, wish);
    const text = writeExport(columns, rows, wish.format);
    if (wish.out === undefined) print(text);
    else await writePrivately(wish.out, text);
    const where = wish.out === undefined ? '' : ` to ${wish.out}`;
    const of = wish.study === null ? '' : `, study ${wish.study}`;
    say(`Exported ${rows.length} rows of ${wish.table} of ${wish.exercise}${of}${where}.`);
    const names = await studyNames(engine);
    if (wish.study !== null && !names.includes(wish.study))
      say(
        `Nobody has taken part in a study of this name. There are: ${names.join(', ') || 'none'}.`,
      );
    return 0;
  } finally {
    await engine.close();
  }
}
