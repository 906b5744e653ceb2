import { describe, expect, it } from 'vitest';

import { leavingOut } from './leave-out-names.ts';

const without = (names: readonly string[], text: string) => leavingOut(names)(text, '…');

describe('a name', () => {
  it.each([
    [['Dana'], 'I, Dana, study bees with Dana’s dog. DANA!', 'I, …, study bees with …’s dog. …!'],
    [['dana'], 'dana and Dana', '… and …'],
    [['Dana', 'Levi'], 'Dana Levi wrote this. Levi et al.', '… wrote this. … et al.'],
    [['Dana'], 'Danae and bandana stay.', 'Danae and bandana stay.'],
    [['דנה'], 'שמי דנה. כך אמרה לדנה שדנה כתבה.', 'שמי …. כך אמרה ל… ש… כתבה.'],
    [['דנה'], 'מדנהג ודנהב נשארות.', 'מדנהג ודנהב נשארות.'],
    [[], 'Nothing is left out.', 'Nothing is left out.'],
  ])('%j goes from %j', (names, text, left) => {
    expect(without(names, text)).toBe(left);
  });
});

describe('a name that is also a word', () => {
  it.each([
    [['Will'], 'I will go where there is a will. Will it rain?'],
    [['May'], 'In May we may sample bees.'],
    [['Gene'], 'Gene regulation needs a gene. The gene is on.'],
    [['Rose'], 'The rose rose again.'],
    [['hope'], 'We hope to find hope.'],
    [['אור'], 'אור השמש והאור של הירח.'],
    [['שיר'], 'כל שיר הוא שיר.'],
  ])('%j stays a word in %j', (names, text) => {
    expect(without(names, text)).toBe(text);
  });

  it.each([
    [['Will'], 'My name is Will and I will go.', 'My name is … and I will go.'],
    [['Will'], 'I work with Will on bees.', 'I work with … on bees.'],
    [['Will', 'Smith'], 'Will Smith will see a smith.', '… will see a smith.'],
    [['May'], 'I’m May', 'I’m …'],
    [['Rose'], 'Rose', '…'],
    [['אור'], 'שמי אור ואני חוקרת אור.', 'שמי … ואני חוקרת אור.'],
    [['אור', 'כהן'], 'אור כהן חוקרת אור.', '… חוקרת אור.'],
  ])('%j goes where it is a name: %j', (names, text, left) => {
    expect(without(names, text)).toBe(left);
  });
});
