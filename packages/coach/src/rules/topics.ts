import { peopleIn } from './listings.ts';
import { isSomebody } from './people.ts';
import type { Look } from './rule.ts';

/** Who helps with a plan is seldom the one it is for. */
const helper =
  /^(?:nurses?|doctors?|teachers?|social workers?|counsellors?|interpreters?|volunteers?|ecosystems?|[\u05D0-\u05EA]*(?:אחיות|רופאים|מורים|מתנדבים))$/iu;

/** Where something is done, more often than who decides it. */
const house = /^(?:hospitals?|schools?|universit(?:y|ies)|אוניברסיטה|בית ה.*)$/iu;

/** Whom a draft names, anybody in particular; who holds power alone where only that is asked for. */
export const personsIn = (look: Look, kinds?: readonly ['power']): readonly string[] =>
  peopleIn(look, kinds).filter(
    (one) => isSomebody(one) && !house.test(one) && (kinds !== undefined || !helper.test(one)),
  );
