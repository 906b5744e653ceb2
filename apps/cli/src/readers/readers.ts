import { commandGroup } from '../command-group.ts';

export const readersCommand = commandGroup('vernacular readers', [
  {
    name: 'ask',
    summary: 'make a link under which readers mark the words of a text they do not know',
    load: async () => (await import('./ask.ts')).askCommand,
  },
  {
    name: 'results',
    summary: 'show what readers marked and answered',
    load: async () => (await import('./results.ts')).resultsCommand,
  },
  {
    name: 'list',
    summary: 'list the texts that you asked readers about',
    load: async () => (await import('./list.ts')).listCommand,
  },
]);
