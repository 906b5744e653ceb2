import type { Setting } from '../exercise/script-types.ts';

import { choose } from './choose.ts';
import { fillTable } from './fill-table.ts';
import { write } from './write.ts';

/** The builders `write`, `choose` and `fillTable`, bound to a setting. */
export function stepsFor<Name extends string>(setting: Setting) {
  const writing = write<Name>;
  const choosing = choose<Name>;
  const tables = fillTable<Name>;
  return {
    write: writing.bind(null, setting),
    choose: choosing.bind(null, setting),
    fillTable: tables.bind(null, setting),
  };
}
