import type { Command } from '../command.ts';
import { commandGroup } from '../command-group.ts';
import { buildCommand } from './build.ts';
import { infoCommand } from './info.ts';
import { installCommand } from './install.ts';
import { listCommand } from './list.ts';
import { mergeCommand } from './merge.ts';
import { verifyCommand } from './verify.ts';

/** `vernacular dictionaries`: the word counts behind the levels. */
export const dictionariesCommand: Command = commandGroup({
  name: 'dictionaries',
  program: 'vernacular dictionaries',
  summary: 'list, install, build, merge and check word counts',
  commands: [listCommand, installCommand, buildCommand, mergeCommand, verifyCommand, infoCommand],
});
