import { commandGroup } from '../command-group.ts';

export const dictionariesCommand = commandGroup('vernacular dictionaries', [
  {
    name: 'list',
    summary: 'list all dictionaries, installed or not',
    load: async () => (await import('./list.ts')).listCommand,
  },
  {
    name: 'install',
    summary: 'install the news counts, by download or from a folder',
    load: async () => (await import('./install.ts')).installCommand,
  },
  {
    name: 'build',
    summary: 'make a dictionary of your own texts',
    load: async () => (await import('./build.ts')).buildCommand,
  },
  {
    name: 'merge',
    summary: 'add up dictionaries into a new one',
    load: async () => (await import('./merge.ts')).mergeCommand,
  },
  {
    name: 'verify',
    summary: 'check that dictionaries are whole',
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  {
    name: 'info',
    summary: 'show what a dictionary holds',
    load: async () => (await import('./info.ts')).infoCommand,
  },
]);
