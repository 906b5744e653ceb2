import type { Command } from './command.ts';
import { print } from './outside.ts';
import { columns } from './terminal/columns.ts';
import { exitCodes, UsageError } from './trouble.ts';

/** A command made of commands: the program itself, or `vernacular dictionaries`. */
export function commandGroup(group: {
  readonly name: string;
  /** What to type before the name of a command. */
  readonly program: string;
  readonly summary: string;
  readonly commands: readonly Command[];
}): Command {
  const { program, commands } = group;
  const help = `Usage: ${program} COMMAND [options]

Commands:
${columns(commands.map(({ name, summary }) => [`  ${name}`, summary]))}
See ${program} COMMAND --help for each.
`;
  return {
    name: group.name,
    summary: group.summary,
    help,
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
      return found.run(args, outside);
    },
  };
}
