import { exercises, researchVariantsOf } from '@vernacular/exercises';
import { z } from 'zod';

import { rateLimits, shareNames } from './rate-limits.ts';
import { accounts } from './account-settings.ts';
import {
  address,
  bucketAddress,
  httpAddress,
  json,
  list,
  setting,
  text,
  trusted,
  wholeNumber,
  yesOrNo,
} from './setting-kinds.ts';

const variants = exercises.flatMap(researchVariantsOf).map(({ name }) => name);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const portNumber = 'a whole number from 0 to 65535';

const whereItRuns = {
  PORT: setting(
    wholeNumber(0, 65_535).default(3000),
    portNumber,
    'The port the server listens on. With `0` the system chooses a free one.',
  ),
  HOST: setting(
    text.default('localhost'),
    'the name or address to listen on',
    'The name or address the server listens on. `localhost` is this machine only; `0.0.0.0` lets other machines reach it.',
  ),
  DATA_DIR: setting(
    text.default('./data'),
    'a folder',
    'The folder for the SQLite database, the dictionaries, the audit log, the secrets file, and mails that nothing sends.',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'an address that begins with postgres://',
    'A PostgreSQL database in place of SQLite.',
    'SQLite, in `DATA_DIR`',
  ),
  CORPORA_URL: setting(
    bucketAddress.optional(),
    'an address such as https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1',
    'A bucket of an S3-compatible store, where the texts of own dictionaries wait to be counted ([scaling.md](scaling.md#texts-outside-the-database)). It needs `DATABASE_URL`.',
    'the database',
  ),
  SECRETS_KEY: setting(
    list.pipe(z.array(z.string().min(32))).optional(),
    'a key of at least 32 characters, or several with commas between, the newest first',
    'The key that seals signing keys and the secrets of authenticator apps. `openssl rand -base64 32` makes one. Servers that share a database need the same key.',
    'a key in a file in `DATA_DIR`',
  ),
  PUBLIC_URL: setting(
    address.optional(),
    httpAddress,
    'The address of the site in mails and links. When it begins with `https:`, browsers are told to use nothing else (HSTS).',
    '`http://localhost:` and the port',
  ),
  TRUST_PROXY: setting(
    trusted.default(false),
    'false, the number of proxies in front of the site, or a list of their addresses',
    'The proxies whose `X-Forwarded-*` headers the server believes.',
  ),
  HSTS_SUBDOMAINS: setting(
    yesOrNo,
    'true or false',
    'Whether HSTS holds for all names below the name of the site too. It needs an https `PUBLIC_URL`.',
  ),
  DRAIN_NOTICE: setting(
    wholeNumber(0, 300).optional(),
    'a whole number of seconds from 0 to 300',
    'How long a server that was told to end still takes requests while `/readyz` already says that it is not ready. It must be longer than the time in which a proxy notices that.',
    '5 with `TRUST_PROXY`, which fits the proxies of `deploy/`, and else 0',
  ),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 900).default(30),
    'a whole number of seconds from 0 to 900',
    'How long requests may take to finish after that.',
  ),
} as const;

const coach = {
  COACH_URL: setting(
    address.optional(),
    httpAddress,
    'A language model behind any OpenAI-compatible address ([models.md](models.md)). It needs `COACH_MODEL`.',
    'the local coach',
  ),
  COACH_MODEL: setting(text.optional(), 'the name of a model', 'The model to ask there.'),
  COACH_API_KEY: setting(text.optional(), 'a key', 'The key that the address asks for.'),
  COACH_PROMPTS: setting(
    text.optional(),
    'a folder',
    'A folder of prompts in place of the built-in ones ([models.md](models.md)).',
    'the built-in prompts',
  ),
  COACH_TIMEOUT: setting(
    wholeNumber(1, 300).default(30),
    'a whole number of seconds from 1 to 300',
    'How long the model may take for a comment: two calls, one that writes and one that judges. A model on a processor needs about 240.',
  ),
  COACH_CONCURRENCY: setting(
    wholeNumber(1, 1000).default(4),
    'a whole number from 1 to 1000',
    'How many comments of the model are made at once by each process; each makes one call at a time. Who comes later waits and is told the place and about how long.',
  ),
} as const;

const whatItShows = {
  SITE_CONFIG: setting(
    text.optional(),
    'the path of a JSON file',
    'A file, which may hold comments, with names, contacts, logos, news links, the citation, help in distress, and who answers for personal data. `deploy/site-config.example.jsonc` is one to copy.',
  ),
  NEWS_COUNTS: setting(
    z.union([z.literal('off'), address]).optional(),
    'off, or the address of a mirror that begins with http:// or https://',
    'A mirror of the news counts, or `off` to do without them ([dictionaries](../packages/dictionaries/README.md)).',
    'the repository where they were published',
  ),
  ANALYTICS_TAG: setting(
    z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^G-[A-Z0-9]{4,20}$/)]).optional(),
    'the https:// address of a script, or a Google tag such as G-ABC1234567',
    'A script that measures visits. It is loaded only after a visitor agrees.',
  ),
  RESEARCH_PATHS: setting(
    json.pipe(z.partialRecord(z.enum(variants), z.uuid())).optional(),
    `JSON that gives a uuid to one or more of ${variants.join(', ')}`,
    'Hidden pages for research: a uuid for each variant of a conversation.',
  ),
  STUDIES: setting(
    text.optional(),
    'the path of a JSON file',
    'A file that describes studies: arms, dates, consent, codes ([research.md](research.md)).',
  ),
  READER_COUNTS: setting(
    yesOrNo,
    'true or false',
    'Whether the site counts how many readers knew which words, from texts whose writers asked readers and let their words be counted ([operators.md](operators.md#what-readers-knew)). Readers are told before they answer.',
  ),
} as const;

const loadAndWatching = {
  FAIR_SHARES: setting(
    z.string().default('{}').pipe(json).pipe(rateLimits),
    `JSON such as {"grading":{"person":120,"address":3000,"seconds":60}}, of ${shareNames.join(', ')}`,
    'Rate limits of costly calls: how many one account and one network address may make in so many seconds.',
    'limits that a class can live with',
  ),
  LOG_LEVEL: setting(
    z.enum(logLevels).default('info'),
    `one of ${logLevels.join(', ')}`,
    'How much the log says. It is JSON lines on standard output.',
  ),
  METRICS_PORT: setting(
    wholeNumber(0, 65_535).optional(),
    portNumber,
    'The port of `/metrics` for Prometheus ([operators.md](operators.md#metrics)).',
    'no metrics',
  ),
  METRICS_HOST: setting(
    text.default('localhost'),
    'the name or address to listen on',
    'The name or address that `/metrics` listens on; `0.0.0.0` lets other machines reach it.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address.optional(),
    httpAddress,
    'A collector of OpenTelemetry traces that speaks OTLP over HTTP ([operators.md](operators.md#traces)).',
    'no traces',
  ),
} as const;

export const settingsByHeading = {
  'Where it runs': whereItRuns,
  'Accounts and mail': accounts,
  'The coach': coach,
  'What it shows': whatItShows,
  'Load and watching': loadAndWatching,
} as const;

export const settings = {
  ...whereItRuns,
  ...accounts,
  ...coach,
  ...whatItShows,
  ...loadAndWatching,
} as const;
