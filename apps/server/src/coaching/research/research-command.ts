import { parseArgs } from 'node:util';

import { exerciseNames } from '@vernacular/exercises';

import {
  countParticipants,
  eraseParticipants,
  migrate,
  openExistingDatabase,
  studyConsents,
  studyEvents,
  studyNames,
  participantRows,
  studyReaders,
  studyRecords,
  writePrivately,
  type DatabaseLocation,
} from '../../store/index.ts';
import { checkRows, conversationRows } from './conversation-rows.ts';
import {
  checkColumns,
  consentColumns,
  conversationColumns,
  eventColumns,
  participantColumns,
  readerColumns,
  type Columns,
} from './codebook-columns.ts';
import { readerRows } from './reader-rows.ts';
import { exportFormats, writeExport } from './write-export.ts';

const tables = [
  'conversations',
  'participants',
  'checks',
  'events',
  'consents',
  'readers',
  'codebook',
] as const;
type Table = (typeof tables)[number];
const ofStudies: ReadonlySet<Table> = new Set(['participants', 'consents', 'readers']);

const usage = `Usage: npm run research -- export --exercise NAME [--study NAME] [--table NAME] [--format csv|jsonl] [--out FILE]
       npm run research -- remove --study NAME (--participant NAME | --everybody) [--preview]

  --exercise   ${exerciseNames.join(', ')}; not needed for the tables ${new Intl.ListFormat('en').format(ofStudies)}
  --study      one study alone, by its name; without it all are in the table
  --table      ${tables.join(', ')}; the first is the default
  --format     csv (the default) or jsonl
  --out        a file, readable by its owner only; without it the export is printed, and
               npm prints two lines before it unless called as npm run --silent

  --participant  one participant of the study, by the drawn name in the exports
  --everybody    all of them, when the time a study may keep its data is over
  --preview      says how many would go, and removes nothing

Export: conversations of studies, who took part and how many left, the marks of checks, what happened, what was agreed
to, what readers said of the last texts, or what the columns hold; docs/research.md names the columns. Remove: everything kept of a participant or of a study, for good. The database is the one of
DATABASE_URL, or vernacular.db in DATA_DIR.
`;

/** `print` writes the exported table, `say` a line for the operator. */
export interface ResearchCommand {
  readonly location: DatabaseLocation;
  readonly print: (text: string) => void;
  readonly say: (line: string) => void;
  readonly now?: () => Date;
}

type Removal = NonNullable<ReturnType<typeof readRemoval>>;

function readRemoval(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: {
        study: { type: 'string' },
        participant: { type: 'string' },
        everybody: { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { study, participant, everybody, preview } = values;
    const isClear = everybody === (participant === undefined);
    if (positionals.join(' ') !== 'remove' || !study || !isClear) return null;
    return { study, pseudonym: participant ?? null, isPreview: preview };
  } catch {
    return null;
  }
}

function readExportOptions(args: readonly string[]) {
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
  const exercise = exerciseNames.find((name) => name === values.exercise) ?? null;
  const isMisspelt = values.exercise !== undefined && exercise === null;
  const format = exportFormats.find((name) => name === values.format);
  const table = tables.find((name) => name === values.table);
  if (positionals.join(' ') !== 'export' || !format || !table || isMisspelt) return null;
  if (exercise === null && !ofStudies.has(table)) return null;
  return { exercise, study: values.study ?? null, table, format, out: values.out };
}

async function tableOf(
  engine: Awaited<ReturnType<typeof openExistingDatabase>>,
  { exercise, study, table }: NonNullable<ReturnType<typeof readExportOptions>>,
): Promise<{ readonly columns: readonly string[]; readonly rows: readonly object[] }> {
  if (table === 'participants')
    return { columns: Object.keys(participantColumns), rows: await participantRows(engine, study) };
  if (table === 'readers')
    return {
      columns: Object.keys(readerColumns),
      rows: readerRows(await studyReaders(engine, study)),
    };
  if (exercise === null || table === 'consents')
    return { columns: Object.keys(consentColumns), rows: await studyConsents(engine, study) };
  if (table === 'events')
    return {
      columns: Object.keys(eventColumns),
      rows: await studyEvents(engine, { exercise, study }),
    };
  if (table === 'conversations')
    return {
      columns: Object.keys(conversationColumns(exercise)),
      rows: conversationRows(exercise, await studyRecords(engine, { exercise, study })),
    };
  if (table === 'checks')
    return {
      columns: Object.keys(checkColumns(exercise)),
      rows: checkRows(exercise, await studyRecords(engine, { exercise, study })),
    };
  const every: Readonly<Record<Exclude<Table, 'codebook'>, Columns>> = {
    conversations: conversationColumns(exercise),
    participants: participantColumns,
    checks: checkColumns(exercise),
    events: eventColumns,
    consents: consentColumns,
    readers: readerColumns,
  };
  const rows = Object.entries(every).flatMap(([of, columns]) =>
    Object.entries(columns).map(([column, holds]) => ({ table: of, column, holds })),
  );
  return { columns: ['table', 'column', 'holds'], rows };
}

async function reportNobody(
  engine: Awaited<ReturnType<typeof openExistingDatabase>>,
  { study, pseudonym }: Omit<Removal, 'isPreview'>,
  say: ResearchCommand['say'],
) {
  const names = await studyNames(engine);
  if (pseudonym !== null && names.includes(study))
    say(`Nobody was removed: no participant of ${study} is called ${pseudonym} in its exports.`);
  else sayStudies('Nobody was removed: n', names, say);
}

const sayStudies = (start: string, names: readonly string[], say: ResearchCommand['say']) =>
  say(
    `${start}obody has taken part in a study of this name. There are: ${names.join(', ') || 'none'}.`,
  );

async function remove(
  { isPreview, ...whose }: Removal,
  { location, say, now }: Required<Omit<ResearchCommand, 'print'>>,
): Promise<number> {
  const engine = await openExistingDatabase(location);
  try {
    await migrate(engine, now);
    const { participants, conversations } = isPreview
      ? await countParticipants(engine, whose)
      : await eraseParticipants(engine, whose, now);
    const gone = `(participants: ${participants}, conversations: ${conversations})`;
    if (participants === 0) await reportNobody(engine, whose, say);
    else if (isPreview) say(`Without --preview this removes for good ${gone}.`);
    else say(`Removed for good ${gone}. Exports and backups made before still hold them.`);
    return participants === 0 ? 1 : 0;
  } finally {
    await engine.close();
  }
}

/**
 * Runs the command `npm run research -- …` and returns its exit code: 0 done, 1 no such study or participant, 2
 * arguments not understood.
 */
export async function runResearchCommand(
  args: readonly string[],
  { location, print, say, now = () => new Date() }: ResearchCommand,
): Promise<number> {
  const removal = readRemoval(args);
  if (removal) return remove(removal, { location, say, now });
  const options = readExportOptions(args);
  if (!options) {
    const [verb = ''] = args;
    if (/^\w/.test(verb) && verb !== 'export' && verb !== 'remove')
      say(`There is no command ${verb}.`);
    say(usage);
    return 2;
  }
  const engine = await openExistingDatabase(location);
  try {
    await migrate(engine, now);
    const { columns, rows } = await tableOf(engine, options);
    const names = await studyNames(engine);
    if (options.study !== null && !names.includes(options.study)) {
      sayStudies('Nothing was exported: n', names, say);
      return 1;
    }
    const text = writeExport(columns, rows, options.format);
    if (options.out === undefined) print(text);
    else await writePrivately(options.out, text);
    const where = options.out === undefined ? '' : ` to ${options.out}`;
    const of = [options.exercise, options.study && `study ${options.study}`]
      .filter(Boolean)
      .join(', ');
    say(`Exported ${rows.length} rows of ${options.table}${of && ` of ${of}`}${where}.`);
    return 0;
  } finally {
    await engine.close();
  }
}
