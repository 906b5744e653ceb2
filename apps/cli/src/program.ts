import type { Command } from './command.ts';
import { commandGroup } from './command-group.ts';
import { print, type Outside } from './streams-and-environment.ts';
import { version } from './program-version-and-paths.ts';
import { exitCodes, UsageError } from './errors-and-exit-codes.ts';

const program: Command = commandGroup('vernacular', [
  {
    name: 'analyze',
    summary: 'show a text with its rare words set off, and its score',
    load: async () => (await import('./analyze/analyze.ts')).analyzeCommand,
  },
  {
    name: 'grade',
    summary: 'grade many files into a CSV table',
    load: async () => (await import('./grade/grade.ts')).gradeCommand,
  },
  {
    name: 'check',
    summary: 'name the hard words of texts with their places, for pipelines; fail below a limit',
    load: async () => (await import('./check/check.ts')).checkCommand,
  },
  {
    name: 'compare',
    summary: 'compare texts before and after, student by student',
    load: async () => (await import('./compare/compare-groups.ts')).compareCommand,
  },
  {
    name: 'lsp',
    summary: 'serve an editor by the Language Server Protocol',
    load: async () => (await import('./lsp/lsp.ts')).lspCommand,
  },
  {
    name: 'mcp',
    summary: 'serve assistants by the Model Context Protocol',
    load: async () => (await import('./mcp/mcp.ts')).mcpCommand,
  },
  {
    name: 'play',
    summary: 'hold one of the guided conversations',
    load: async () => (await import('./play/play.ts')).playCommand,
  },
  {
    name: 'readers',
    summary: 'ask readers of a text on a Vernacular site, and read what they marked',
    load: async () => (await import('./readers/readers.ts')).readersCommand,
  },
  {
    name: 'glossary',
    summary: 'check a field of the glossary: length, rare words, circles',
    load: async () => (await import('./glossary/lint-glossary.ts')).glossaryCommand,
  },
  {
    name: 'dictionaries',
    summary: 'list, install, build, merge and check word counts',
    load: async () => (await import('./dictionaries/dictionaries.ts')).dictionariesCommand,
  },
  {
    name: 'completion',
    summary: 'print what bash, zsh or fish need to complete commands and options',
    load: async () => (await import('./completion/completion.ts')).completionCommand(program),
  },
]);

/** Runs the program and returns its exit code. Errors are printed to stderr in one sentence. */
export async function runProgram(args: readonly string[], outside: Outside): Promise<number> {
  try {
    if (args[0] === '--version') {
      await print(outside.stdout, `${version}\n`);
      return exitCodes.fine;
    }
    return await program.run(args, outside);
  } catch (error) {
    if (outside.signal.aborted) {
      await print(outside.stderr, 'Stopped.\n');
      return exitCodes.interrupted;
    }
    const message = error instanceof Error ? error.message : String(error);
    const hint = error instanceof UsageError ? ' Try --help.' : '';
    await print(outside.stderr, `vernacular: ${message}${hint}\n`);
    return error instanceof UsageError ? exitCodes.usage : exitCodes.trouble;
  }
}
