import { beforeAll, expect, it } from 'vitest';

import { offered } from '../../platform/dictionaries/dictionary-for-tests.ts';
import { i18n } from '../../platform/language/i18n.ts';
import { openTexts } from '../../platform/language/texts-for-tests.ts';
import { foldedChoices } from './period-choices.ts';

beforeAll(() => openTexts('en', 'grading'));

const site = [
  offered('English2012_2015', { isInstalled: false }),
  offered('English2018_2021'),
  offered('English2021_2024', { isInstalled: false }),
];
const fold = (isUnfolded: boolean, dictionaries = site) => {
  const t = i18n.getFixedT('en', 'grading');
  const folded = foldedChoices(t, dictionaries, { value: 'English2021_2024', isUnfolded });
  return { ...folded, choices: folded.choices.map(({ id }) => id) };
};

it('puts the installed periods and the one chosen first, and folds the rest away', () =>
  expect(fold(false)).toEqual({ choices: ['English2018_2021', 'English2021_2024'], folded: 1 }));

it('unfolds the rest behind them', () =>
  expect(fold(true)).toEqual({
    choices: ['English2018_2021', 'English2021_2024', 'English2012_2015'],
    folded: 0,
  }));

it('folds nothing where all are installed', () =>
  expect(
    fold(
      false,
      site.map(({ code }) => offered(code)),
    ).folded,
  ).toBe(0));
