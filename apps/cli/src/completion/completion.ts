import { type Command, command } from '../command.ts';
import { print, UsageError } from '../streams-and-exit-codes.ts';

/** What may follow the words before: 'dictionaries build' and its options, with what may follow these. */
interface Known {
  readonly before: string;
  readonly words: readonly string[];
  readonly choices: ReadonlyMap<string, readonly string[]>;
}

const shells = { bash, zsh, fish };

/** Makes the command that prints a completion script for `program` and all its subcommands. */
export const completionCommand = (program: Command): Command =>
  command({
    help: `Usage: vernacular completion bash|zsh|fish

Prints what a shell needs to complete commands and options. To have it in each new shell, once:
  bash   mkdir -p ~/.local/share/bash-completion/completions
         vernacular completion bash > ~/.local/share/bash-completion/completions/vernacular
  zsh    vernacular completion zsh > "\${fpath[1]}/_vernacular"
  fish   mkdir -p ~/.config/fish/completions
         vernacular completion fish > ~/.config/fish/completions/vernacular.fish

Options:
  --help  show this
`,
    options: {},
    async run({ operands: [shell = '', ...more] }, outside) {
      if (more.length > 0 || !Object.hasOwn(shells, shell))
        throw new UsageError(`The shell is one of ${Object.keys(shells).join(', ')}.`);
      const known = await knownIn(program, '');
      await print(outside.stdout, shells[shell as keyof typeof shells](known));
    },
  });

const dashed = (name: string) => `--${name}`;

async function knownIn({ commands = {}, options }: Command, before: string): Promise<Known[]> {
  // Longest command first, because the shells use the first match.
  const inside = Object.entries(commands).map(async ([name, [, load]]) =>
    knownIn((await load()).default, `${before}${name} `),
  );
  const words = options ? [...Object.keys(options), 'help'].map(dashed) : Object.keys(commands);
  const choices = new Map(
    Object.entries(options ?? {}).flatMap(([name, { choices: known }]) =>
      known ? [[dashed(name), known] as const] : [],
    ),
  );
  return [...(await Promise.all(inside)).flat(), { before, words, choices }];
}

const cases = (known: readonly Known[], say: (words: string) => string) =>
  known
    .flatMap(({ before, words, choices }) => [
      ...[...choices].map(([option, values]) => [`'${before}'*'${option} '`, values] as const),
      [before === '' ? "''" : `'${before}'*`, words] as const,
    ])
    .map(([pattern, words]) => `    ${pattern}) ${say(words.join(' '))} ;;\n`)
    .join('');

// Where no command, option or choice fits, files are offered.
function bash(known: readonly Known[]): string {
  return `_vernacular() {
  local typed="\${COMP_WORDS[*]:1:COMP_CWORD-1}" known=''
  case "\${typed:+$typed }" in
${cases(known, (words) => `known='${words}'`)}  esac
  mapfile -t COMPREPLY < <(compgen -W "$known" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _vernacular vernacular
`;
}

function zsh(known: readonly Known[]): string {
  return `#compdef vernacular
_vernacular() {
  local typed="\${(j: :)words[2,CURRENT-1]}"
  local -a known
  case "\${typed:+$typed }" in
${cases(known, (words) => `known=(${words})`)}  esac
  compadd -- $known
  _files
}
if [ "$funcstack[1]" = _vernacular ]; then _vernacular "$@"; else compdef _vernacular vernacular; fi
`;
}

function fish(known: readonly Known[]): string {
  return known
    .flatMap(({ before, words, choices }) => {
      const typed = before === '' ? '' : `vernacular ${before.trim()}`;
      const when =
        before === ''
          ? 'test (count (commandline -opc)) -eq 1'
          : `string match -q -- "${typed} *" (commandline -opc | string join " ")" "`;
      return words.map((word) => {
        const chosen = choices.get(word);
        const behind = chosen ? ` -x -a '${chosen.join(' ')}'` : '';
        return word.startsWith('--')
          ? `complete -c vernacular -n '${when}' -l ${word.slice(2)}${behind}\n`
          : `complete -c vernacular -n '${when}' -f -a ${word}\n`;
      });
    })
    .join('');
}
