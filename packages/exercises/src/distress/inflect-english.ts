/** The regular forms of an English verb: “stab” gives stab, stabs, stabbed, stabbing. */
export function inflectEnglish(verb: string): readonly string[] {
  if (/[^aeiou]y$/u.test(verb)) {
    const stem = verb.slice(0, -1);
    return [verb, `${stem}ies`, `${stem}ied`, `${verb}ing`];
  }
  if (verb.endsWith('ie')) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -2)}ying`];
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  const stem = /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb) ? verb + verb.at(-1) : verb;
  return [verb, `${verb}${/(?:[sx]|[cs]h)$/u.test(verb) ? 'es' : 's'}`, `${stem}ed`, `${stem}ing`];
}
