import type { Command } from './command.ts';
import { print } from './streams-and-environment.ts';
import { columns } from './terminal/columns.ts';
import { exitCodes, UsageError } from './errors-and-exit-codes.ts';

/** A command that is loaded only when it is called, so that the program starts quickly. */
export interface NamedCommand {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/**
 * Makes a command with subcommands. `program` is what to type before their names, such as 'vernacular dictionaries'.
 */
export function commandGroup(program: string, commands: readonly NamedCommand[]): Command {
  const help = `Usage: ${program} COMMAND [options]

Commands:
${columns(commands.map(({ name, summary }) => [`  ${name}`, summary]))}
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
      const found = commands.find((one) => one.name === name);
      if (!found) {
        const known = commands.map((one) => one.name).join(', ');
        throw new UsageError(`There is no command ‘${name}’; there are ${known}.`);
      }
      return (await found.load()).run(args, outside);
    },
  };
}
