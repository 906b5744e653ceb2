import { type Command, commandGroup } from './command.ts';
import { exitCodes, type Outside, print, UsageError } from './streams-and-exit-codes.ts';
import { version } from './program-version-and-paths.ts';

const dictionaries = commandGroup('vernacular dictionaries', {
  list: ['list all dictionaries, installed or not', () => import('./dictionaries/list.ts')],
  install: [
    'install the news counts, by download or from a folder',
    () => import('./dictionaries/install.ts'),
  ],
  build: ['make a dictionary of your own texts', () => import('./dictionaries/build.ts')],
  merge: ['add up dictionaries into a new one', () => import('./dictionaries/merge.ts')],
  verify: ['check that dictionaries are whole', () => import('./dictionaries/verify.ts')],
  info: ['show what a dictionary holds', () => import('./dictionaries/info.ts')],
});

const readers = commandGroup('vernacular readers', {
  ask: [
    'make a link under which readers mark the words of a text they do not know',
    () => import('./readers/ask.ts'),
  ],
  results: ['show what readers marked and answered', () => import('./readers/results.ts')],
  list: ['list the texts that you asked readers about', () => import('./readers/list.ts')],
});

const program: Command = commandGroup('vernacular', {
  analyze: [
    'show a text with its rare words set off, and its score',
    () => import('./analyze/analyze.ts'),
  ],
  grade: ['grade many files into a CSV table', () => import('./grade/grade.ts')],
  check: [
    'name the hard words of texts with their places, for pipelines; fail below a limit',
    () => import('./check/check.ts'),
  ],
  compare: [
    'compare texts before and after, student by student',
    () => import('./compare/compare-groups.ts'),
  ],
  lsp: ['serve an editor by the Language Server Protocol', () => import('./lsp/lsp.ts')],
  mcp: ['serve assistants by the Model Context Protocol', () => import('./mcp/mcp.ts')],
  play: ['hold one of the guided conversations', () => import('./play/play.ts')],
  readers: [
    'ask readers of a text on a Vernacular site, and read what they marked',
    async () => ({ default: readers }),
  ],
  glossary: [
    'check a field of the glossary: length, rare words, circles',
    () => import('./glossary/lint-glossary.ts'),
  ],
  dictionaries: [
    'list, install, build, merge and check word counts',
    async () => ({ default: dictionaries }),
  ],
  completion: [
    'print what bash, zsh or fish need to complete commands and options',
    async () => {
      const { completionCommand } = await import('./completion/completion.ts');
      return { default: completionCommand(program) };
    },
  ],
});

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
