import { parseArgs, type ParseArgsConfig } from 'node:util';

import type { NamedCommand } from './command-group.ts';
import { print, type Outside } from './outside.ts';
import { exitCodes, UsageError } from './trouble.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true; strict: true }>
>['values'];

export interface Command {
  /** What may stand behind its name, for the completion of shells: options with their dashes, or commands. */
  readonly words: readonly string[];
  readonly commands?: readonly NamedCommand[];
  readonly run: (args: readonly string[], outside: Outside) => Promise<number>;
}

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
  ) => Promise<number>;
}): Command {
  return {
    words: [...Object.keys(made.options), 'help'].map((name) => `--${name}`),
    async run(args, outside) {
      if (!asksForHelp(args)) return made.run(read(args, made.options), outside);
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
    return { values, operands: positionals, operandsAfter };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // Node adds a hint about operands that begin with a dash; its first sentence is enough.
    throw new UsageError(`${cause.message.split(/\. |\n/)[0]!.replace(/\.$/, '')}.`, { cause });
  }
}
