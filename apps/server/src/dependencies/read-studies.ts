import { foldCode, limits } from '@vernacular/contract';
import { exerciseNames, type ExerciseName, inLanguages } from '@vernacular/exercises';
import { z } from 'zod';

import { readSettingsFile, wrongFile } from './read-settings-file.ts';

const shortName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'must be a name of small letters, digits and hyphens');
const words = z.string().trim().min(1);
const translated = z.strictObject(inLanguages(() => words));
const moment = z.iso.datetime({ offset: true });

const arm = z.strictObject({
  name: shortName,
  exercise: z.enum(exerciseNames as readonly [ExerciseName, ...ExerciseName[]]),
  edition: z.enum(['full', 'slim']),
  /** Defaults to true in the full edition. */
  checks: z.boolean().optional(),
  /** For arms fixed by link: the address is /study/{link}. */
  link: z.uuid().optional(),
  /** With it, a participant who has finished may make a link under which readers mark the last text. */
  readers: z
    .strictObject({
      audience: translated,
      days: z.number().int().min(1).max(limits.readerTest.days).default(30),
      mostReaders: z.number().int().min(1).max(limits.readerTest.readers).default(50),
    })
    .optional(),
  /** For arms drawn by lot: the number of places of this arm relative to the other arms. */
  share: z.number().int().min(1).max(20).default(1),
});

const study = z.strictObject({
  name: shortName,
  title: translated,
  arms: z.array(arm).min(1).max(20),
  /** Draws arms by lot in blocks for everyone who opens /study/{link}. Without it each arm needs its own link. */
  random: z
    .strictObject({ link: z.uuid(), seed: words, block: z.number().int().min(1).max(200) })
    .optional(),
  opens: moment.optional(),
  closes: moment.optional(),
  consent: z.strictObject({ version: words, text: translated }),
  debriefing: translated.optional(),
  contact: translated.optional(),
  /** `free`: any participant code or none; a list: one of these. */
  codes: z
    .union([z.literal('free'), z.array(words).min(1)], 'must be free or a list of codes')
    .default('free'),
  oneAnswerPerCode: z.boolean().default(true),
});

const file = z.strictObject({ studies: z.array(study) });

export type StudyDescription = z.output<typeof study>;

const twice = (values: readonly string[]) =>
  values.find((value, at) => values.indexOf(value) !== at);

function faultsOf({ name: of, arms, random, opens, closes, codes }: StudyDescription) {
  const shares = arms.reduce((sum, { share }) => sum + share, 0);
  const double = twice(arms.map((each) => each.name));
  const code = codes === 'free' ? undefined : twice(codes.map(foldCode));
  const unlinked = arms.find(({ link }) => link === undefined);
  const linked = arms.find(({ link }) => link !== undefined);
  return [
    double !== undefined && `${of} has two arms called ${double}.`,
    code !== undefined && `${of} lists the code ${code} twice.`,
    !random && unlinked && `${of}: ${unlinked.name} needs a link, or the study needs random.`,
    random && linked && `${of} draws its arms by lot, so ${linked.name} must have no link.`,
    random &&
      random.block % shares !== 0 &&
      `${of}: random.block must be a multiple of ${shares}, the sum of the shares of its arms.`,
    opens && closes && opens >= closes && `${of} closes before it opens.`,
  ].filter((fault) => typeof fault === 'string');
}

/** Reads the file that STUDIES names; no studies without one. Throws WrongSettings. */
export async function readStudies(path: string | undefined): Promise<readonly StudyDescription[]> {
  if (path === undefined) return [];
  const { studies } = await readSettingsFile('STUDIES', path, file);
  const name = twice(studies.map((each) => each.name));
  const links = studies.flatMap(({ arms, random }) => [
    ...arms.flatMap(({ link }) => link ?? []),
    ...(random ? [random.link] : []),
  ]);
  const link = twice(links);
  const faults = [
    ...studies.flatMap(faultsOf),
    ...(name === undefined ? [] : [`Two studies are called ${name}.`]),
    ...(link === undefined ? [] : [`The link ${link} leads to two places.`]),
  ];
  if (faults.length > 0) throw wrongFile('STUDIES', path, faults);
  return studies;
}
