import { parseArgs } from 'node:util';

import { errorCodes } from '@vernacular/contract';

import type { ListedPerson } from '../../store/index.ts';
import {
  auditEvents,
  runAction,
  type ActionContext,
  type ActionName,
  invite,
  listPeople,
  type ActionDone,
  type ActionRefusal,
} from './account-actions.ts';

const usage = `Usage: npm run people -- <command>

  list [--search TEXT] [--after ADDRESS] [--limit N]
                            The accounts, by address
  show WHO                  One account: what there is of it, and nothing that was written
  disable WHO               Signs somebody out everywhere and lets them in no more; nothing is deleted
  enable WHO                Lets them in again
  sign-out WHO              Ends all sessions and keys for programs; who knows the password can sign in again
  delete WHO --yes          Deletes the account and all it holds, as its owner can; for good
  reset-link WHO [--mail]   A link to choose a new password; works once, for an hour
  remove-factor WHO         Takes away authenticator apps, passkeys and recovery codes, signs out everywhere, and
                            tells the person by letter
  invite ADDRESS [--mail]   A link to register with this address, also where SIGN_UP is closed; works once, for a week,
                            and ends the one before

WHO is an address or the id of an account. --mail sends the link by letter and prints none. --json prints JSON.
Each act is written into the audit log (DATA_DIR/audit) first. Ends with 0 when it is done, 1 when it is refused,
2 when it was not understood.
`;

export interface PeopleCommand {
  readonly open: () => Promise<ActionContext & { readonly close: () => Promise<void> }>;
  readonly hostedAt: string | undefined;
  readonly sendsLetters: boolean;
  readonly print: (text: string) => void;
  readonly say: (line: string) => void;
}

/** The sentences where those of the site do not fit. */
const refusals: Readonly<Partial<Record<ActionRefusal, string>>> = {
  'unknown-account': 'There is no account of this address or id.',
  'own-account': 'This is your own account.',
  'account-disabled': 'This account is disabled, and a link would open nothing. Enable it first.',
};

const sentenceOf = (why: ActionRefusal) => refusals[why] ?? errorCodes[why].sentence;

const done: Readonly<Record<Exclude<ActionName, 'show'>, string>> = {
  disable: 'is signed out everywhere and cannot sign in any more.',
  enable: 'can sign in again.',
  'sign-out': 'is signed out everywhere, and keys for programs have ended.',
  delete: 'is deleted, with all that belonged to the account.',
  'reset-link': 'can choose a new password with this link, which works once, for an hour:',
  'remove-factor': 'signs in with the password alone from now on.',
};

const day = (moment: string | null) => (moment === null ? 'never' : moment.slice(0, 10));

const lineOf = ({ email, id, createdAt, lastSignInAt, ...is }: ListedPerson) =>
  [
    `${email}  ${id}  since ${day(createdAt)}  last sign-in ${day(lastSignInAt)}`,
    ...(is.isConfirmed ? [] : ['address not confirmed']),
    ...(is.hasFactor ? ['second factor'] : []),
    ...(is.disabledAt === null ? [] : [`disabled ${day(is.disabledAt)}`]),
  ].join('  ');

const countWords = {
  sessions: 'sessions',
  recoveryCodes: 'recovery codes',
  providers: 'sign-in providers',
  tasks: 'saved texts and conversations',
  shares: 'links that others can open',
  dictionaries: 'own dictionaries',
};

const emailNotice = (what: string, email: string, sendsLetters: boolean) =>
  sendsLetters
    ? `A letter with ${what} goes to ${email}.\n`
    : `No letter goes to ${email}: without SMTP_URL the site puts it, with ${what}, into DATA_DIR/outbox.\n`;

function describe(name: ActionName, outcome: ActionDone, sendsLetters: boolean): string {
  const { person, counts, link } = outcome;
  if (counts !== undefined) {
    const rows = Object.entries(countWords).map(
      ([key, words]) => `  ${words.padEnd(32)} ${counts[key as keyof typeof countWords]}`,
    );
    return `${[lineOf(person), ...rows].join('\n')}\n`;
  }
  if (name === 'reset-link' && link === undefined)
    return emailNotice('a link to choose a new password', person.email, sendsLetters);
  const news =
    name === 'remove-factor' ? emailNotice('the news of it', person.email, sendsLetters) : '';
  return `${person.email} ${done[name as Exclude<ActionName, 'show'>]}\n${news}${link === undefined ? '' : `${link}\n`}`;
}

const options = {
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  mail: { type: 'boolean', default: false },
  search: { type: 'string' },
  after: { type: 'string' },
  limit: { type: 'string', default: '100' },
} as const;

type Verb = keyof typeof auditEvents;

/** Which options a command takes, besides --json. */
const optionsOf: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  list: ['search', 'after', 'limit'],
  delete: ['yes'],
  'reset-link': ['mail'],
  invite: ['mail'],
};

const isVerb = (text: string): text is Verb => Object.hasOwn(auditEvents, text);

function parseCommand(args: readonly string[]) {
  try {
    const { positionals, values, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      tokens: true,
    });
    const [verb = '', who = '', ...rest] = positionals;
    if (!isVerb(verb) || rest.length > 0 || (verb === 'list') !== (who === '')) return null;
    const allowed: ReadonlySet<string> = new Set(['json', ...(optionsOf[verb] ?? [])]);
    if (tokens.some((token) => token.kind === 'option' && !allowed.has(token.name))) return null;
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) return null;
    return { verb, who, values, limit };
  } catch {
    return null;
  }
}

/** Runs `npm run people`; returns the exit code: 0 done, 1 refused, 2 invalid arguments. */
export async function runPeopleCommand(
  args: readonly string[],
  { open, hostedAt, sendsLetters, print, say }: PeopleCommand,
): Promise<number> {
  const order = parseCommand(args);
  if (order === null) {
    const [verb = ''] = args;
    if (/^\w/.test(verb) && !isVerb(verb)) say(`There is no command ${verb}.`);
    say(usage);
    return 2;
  }
  const refuse = (sentence: string) => (say(sentence), 1);
  if (hostedAt !== undefined)
    return refuse(
      `The accounts of this site are kept by the service at ${hostedAt} (AUTH_URL). List, invite, shut out and delete people there: nothing of that can be done here.`,
    );
  const { verb, who, values, limit } = order;
  const tell = (value: object, text: string) => {
    print(values.json ? `${JSON.stringify(value)}\n` : text);
    return 0;
  };
  const context = await open();
  try {
    if (verb === 'list') {
      const { search, after } = values;
      const people = await listPeople(context, { search, after, most: limit });
      const more = `The list goes on: --after ${people.at(-1)?.email}`;
      if (people.length === limit) say(more);
      const none = search === undefined && after === undefined ? 'No accounts.\n' : 'None found.\n';
      return tell({ people }, people.map((person) => `${lineOf(person)}\n`).join('') || none);
    }
    if (verb === 'invite') {
      const invited = await invite(context, who, { byLetter: values.mail });
      if (invited.kind === 'refused') return refuse(sentenceOf(invited.why));
      const { kind: _kind, ...made } = invited;
      const sentence =
        made.link === undefined
          ? emailNotice('an invitation', made.email, sendsLetters)
          : `${made.email} can register with this link, which works once, until ${day(made.until)}; one made before opens nothing now:\n${made.link}\n`;
      return tell(made, sentence);
    }
    if (verb === 'delete' && !values.yes)
      return refuse(
        (await context.store.roll.find(who)) === null
          ? sentenceOf('unknown-account')
          : `This deletes the account of ${who} and all it holds, for good. Say --yes to do it.`,
      );
    const outcome = await runAction(context, verb, who, { byLetter: values.mail });
    if (outcome.kind === 'refused') return refuse(sentenceOf(outcome.why));
    return tell(outcome, describe(verb, outcome, sendsLetters));
  } finally {
    await context.close();
  }
}
