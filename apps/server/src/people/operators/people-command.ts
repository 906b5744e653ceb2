import { parseArgs } from 'node:util';

import { errorCodes } from '@vernacular/contract';

import type { ListedPerson } from '../../store/index.ts';
import {
  runAction,
  type ActionContext,
  type ActionName,
  invite,
  listPeople,
  type ActionResult,
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

const refusals: Readonly<Record<ActionRefusal, string>> = {
  unknown: 'There is no account of this address or id.',
  own: 'This is your own account.',
  'no-change': errorCodes['no-change'].sentence,
  disabled: 'This account is disabled, and a link would open nothing. Enable it first.',
  'no-factor': errorCodes['no-factor'].sentence,
  'has-account': errorCodes['has-account'].sentence,
  'not-an-address': errorCodes['not-an-address'].sentence,
};

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

function describe(
  name: ActionName,
  outcome: ActionResult & { kind: 'done' },
  sendsLetters: boolean,
): string {
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

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const known: Readonly<Record<ActionName | 'list' | 'invite', readonly string[]>> = {
  list: ['search', 'after', 'limit'],
  show: [],
  disable: [],
  enable: [],
  'sign-out': [],
  delete: ['yes'],
  'reset-link': ['mail'],
  'remove-factor': [],
  invite: ['mail'],
};

interface ParsedCommand {
  readonly verb: keyof typeof known;
  readonly who: string;
  readonly values: Options;
  readonly limit: number;
}

function parseCommand(args: readonly string[]): ParsedCommand | null {
  try {
    const { positionals, values, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      tokens: true,
    });
    const [verb = '', who = '', ...rest] = positionals;
    if (!Object.hasOwn(known, verb) || rest.length > 0) return null;
    const name = verb as ParsedCommand['verb'];
    if ((name === 'list') !== (who === '')) return null;
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    if (!given.every((option) => option === 'json' || known[name].includes(option))) return null;
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) return null;
    return { verb: name, who, values, limit };
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
    if (/^\w/.test(verb) && !Object.hasOwn(known, verb)) say(`There is no command ${verb}.`);
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
      if (invited.kind === 'refused') return refuse(refusals[invited.why]);
      const { kind: _kind, ...made } = invited;
      const sentence =
        made.link === undefined
          ? emailNotice('an invitation', made.email, sendsLetters)
          : `${made.email} can register with this link, which works once, until ${day(made.until)}; one made before opens nothing now:\n${made.link}\n`;
      return tell(made, sentence);
    }
    const name: ActionName = verb;
    if (name === 'delete' && !values.yes)
      return refuse(
        (await context.store.roll.find(who)) === null
          ? refusals.unknown
          : `This deletes the account of ${who} and all it holds, for good. Say --yes to do it.`,
      );
    const outcome = await runAction(context, name, who, { byLetter: values.mail });
    if (outcome.kind === 'refused') return refuse(refusals[outcome.why]);
    return tell(outcome, describe(name, outcome, sendsLetters));
  } finally {
    await context.close();
  }
}
