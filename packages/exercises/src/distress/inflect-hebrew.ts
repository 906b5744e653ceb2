/** The forms of a past, present and future stem, and the infinitive. */
function conjugated(
  infinitive: string,
  pasts: readonly string[],
  present: string,
  futures: readonly string[],
): readonly string[] {
  const stem = present.replace(/ה$/u, '');
  return [
    infinitive,
    ...pasts.flatMap((past) => ['', 'תי', 'ת', 'ה', 'ו', 'נו'].map((end) => past + end)),
    present,
    ...['ת', 'ה', 'ים', 'ות'].map((end) => stem + end),
    ...futures.flatMap((future) => [
      ...['א', 'י', 'ת', 'נ'].map((start) => start + future),
      `י${future}ו`,
      `ת${future}ו`,
      `ת${future}י`,
    ]),
  ];
}

/**
 * The forms of a Hebrew verb, given as its infinitive. Its spelling tells the stem: להתאבד reflexive, להרביץ causative,
 * לרצוח simple, and לאיים intensive where it is none of these.
 */
export function inflectHebrew(infinitive: string): readonly string[] {
  const stem = infinitive.slice(1);
  const rest = stem.slice(1);
  if (/^ה(?:ת|ש?ת)/u.test(stem)) return conjugated(infinitive, [stem], `מ${rest}`, [rest]);
  if (/^ה.*י.$/u.test(stem)) {
    const short = stem.slice(0, -2) + stem.at(-1)!;
    return conjugated(infinitive, [stem, short], `מ${rest}`, [rest]);
  }
  if (/^..+ו.$/u.test(stem)) {
    const root = stem.slice(0, -2) + stem.at(-1)!;
    return conjugated(infinitive, [root], `${root[0]!}ו${root.slice(1)}`, [stem, root]);
  }
  const past = stem[1] === 'י' ? stem : `${stem[0]!}י${rest}`;
  return conjugated(infinitive, [past, stem], `מ${stem}`, [stem]);
}
