import { parse } from 'smol-toml';
import { expect, it } from 'vitest';

import { snippet } from '../snippet-for-tests.ts';

/** What Neovim starts, which is seen at work in neovim.test.ts. */
const command = ['vernacular', 'lsp'];

interface Zed {
  readonly lsp: Record<string, { binary: { path: string; arguments: readonly string[] } }>;
}
interface Helix {
  readonly 'language-server': Record<string, { command: string; args: readonly string[] }>;
  readonly language: readonly { name: string; 'language-servers': readonly string[] }[];
}

it('Helix is given the server that Neovim starts, for a language that it reads', () => {
  const helix = parse(snippet('helix.toml')) as unknown as Helix;
  const [[name, server]] = Object.entries(helix['language-server']) as [
    [string, Helix['language-server'][string]],
  ];
  expect([server.command, ...server.args]).toEqual(command);
  expect(helix.language).toEqual([{ name: 'markdown', 'language-servers': [name] }]);
});

it('Zed is given the server that Neovim starts', () => {
  const { binary } = (JSON.parse(snippet('zed.json')) as Zed).lsp['ltex']!;
  expect([binary.path, ...binary.arguments]).toEqual(command);
});

it('Kate is given the server that Neovim starts, for the modes that it names', () => {
  const { servers } = JSON.parse(snippet('kate.json')) as {
    servers: Record<string, { command?: readonly string[]; use?: string }>;
  };
  expect(servers['latex']!.command).toEqual(command);
  expect([servers['markdown']!.use, servers['plaintext']!.use]).toEqual(['latex', 'latex']);
});

it('Emacs is given the server that Neovim starts, in lines that are whole', () => {
  const lines = snippet('emacs.el');
  expect([...lines.matchAll(/"([^"]*)"/gu)].map(([, word]) => word)).toEqual(command);
  let depth = 0;
  for (const [sign] of lines.replaceAll(/"[^"]*"/gu, '').matchAll(/[()]/gu))
    expect((depth += sign === '(' ? 1 : -1)).toBeGreaterThanOrEqual(0);
  expect(depth).toBe(0);
});
