import { parseArgs, type ParseArgsConfig } from 'node:util';

import { exitCodes, type Outside, print, UsageError } from './streams-and-exit-codes.ts';
import { columns } from './terminal/columns.ts';

type Option = NonNullable<ParseArgsConfig['options']>[string];
type Options = Readonly<Record<string, Option & { readonly choices?: readonly string[] }>>;

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true; strict: true }>
>['values'];

/** The type of the parsed option values. An option with `choices` has the union of its choices as its type. */
export type Values<Known extends Options> = {
  [Name in keyof Parsed<Known>]: Known[Name & keyof Known] extends {
    readonly choices: readonly (infer Choice)[];
  }
    ? Choice | Extract<Parsed<Known>[Name], undefined>
    : Parsed<Known>[Name];
};

/** A command or a group of commands. `run` returns the exit code. */
export interface Command {
  /** For the completion of shells. */
  readonly options?: Options;
  readonly commands?: Commands;
  readonly run: (args: readonly string[], outside: Outside) => Promise<number>;
}

/** Commands by name. A module is loaded only when its command is called, so that the program starts quickly. */
type Commands = Readonly<
  Record<string, readonly [summary: string, load: () => Promise<{ readonly default: Command }>]>
>;

/**
 * Makes a command with subcommands. `program` is what to type before their names, such as 'vernacular dictionaries'.
 */
export function commandGroup(program: string, commands: Commands): Command {
  const help = `Usage: ${program} COMMAND [options]

Commands:
${columns(Object.entries(commands).map(([name, [summary]]) => [`  ${name}`, summary]))}
See ${program} COMMAND --help for each.
`;
  return {
    commands,
    async run([name, ...args], outside) {
      if (name === undefined) {
        await print(outside.stderr, help);
        return exitCodes.usage;
      }
      if (name === '--help' || name === '-h') {
        await print(outside.stdout, help);
        return exitCodes.fine;
      }
      const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
      if (!found) {
        const known = Object.keys(commands).join(', ');
        throw new UsageError(`There is no command ‘${name}’; there are ${known}.`);
      }
      return (await found[1]()).default.run(args, outside);
    },
  };
}

/** Makes a command. The exit code is 0 unless `run` returns another. */
export function command<const Known extends Options>(made: {
  readonly help: string;
  readonly options: Known;
  readonly run: (
    given: {
      readonly values: Values<Known>;
      readonly operands: readonly string[];
      /** The operands after an option, or all of them if the option is not given. */
      readonly operandsAfter: (option: keyof Known & string) => readonly string[];
    },
    outside: Outside,
  ) => Promise<number | void>;
}): Command {
  return {
    options: made.options,
    async run(args, outside) {
      if (!asksForHelp(args))
        return (await made.run(read(args, made.options), outside)) ?? exitCodes.fine;
      await print(outside.stdout, made.help);
      return exitCodes.fine;
    },
  };
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

function read<const Known extends Options>(args: readonly string[], options: Known) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
      tokens: true,
    });
    const operandsAfter = (option: keyof Known & string) =>
      tokens
        .slice(tokens.findIndex((token) => token.kind === 'option' && token.name === option) + 1)
        .flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
    for (const [name, { choices }] of Object.entries(options)) {
      const value: unknown = (values as Readonly<Record<string, unknown>>)[name];
      if (choices && typeof value === 'string' && !choices.includes(value))
        throw new UsageError(`The ${name} is ${listed(choices)}, not ‘${value}’.`);
    }
    return { values: values as Values<Known>, operands: positionals, operandsAfter };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // Node adds a hint about operands that begin with a dash; its first sentence is enough.
    throw new UsageError(`${cause.message.split(/\. |\n/)[0]!.replace(/\.$/, '')}.`, { cause });
  }
}

const listed = (choices: readonly string[]) =>
  choices.length > 2 ? `one of ${choices.join(', ')}` : choices.join(' or ');
