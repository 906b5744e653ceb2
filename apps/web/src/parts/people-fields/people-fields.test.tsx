import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Language } from '../../platform/language/languages.ts';
import { openTexts } from '../../platform/language/texts-for-tests.ts';
import { fill } from '../../ui/field/fill-for-tests.ts';
import { noAnswers, type PeopleAnswers } from './people-answers.ts';
import { PeopleFields } from './people-fields.tsx';

// The lists are long and the machine may be busy.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

// jsdom has none, and React Aria asks it when a list opens.
beforeEach(() => void vi.stubGlobal('CSS', { escape: String }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(language: Language = 'en', given: Partial<PeopleAnswers> = {}) {
  await openTexts(language, 'people', 'places');
  const kept = { answers: { ...noAnswers, ...given } };
  function Form() {
    const [answers, setAnswers] = useState<PeopleAnswers>(kept.answers);
    const onChange = (next: PeopleAnswers) => {
      kept.answers = next;
      setAnswers(next);
    };
    return <PeopleFields answers={answers} onChange={onChange} />;
  }
  render(
    <I18nProvider locale={language}>
      <Form />
    </I18nProvider>,
  );
  return kept;
}

/** The box to type in: it has its name, and it is a combobox. */
const box = (label: string) => screen.getByLabelText(label, { selector: '[role=combobox]' });
const chosenCountries = () => screen.getByRole('list', { name: 'Country, chosen' }).textContent;

describe('what people say about themselves', () => {
  it('is chosen from the options, and stored in English', async () => {
    const kept = await open('he');
    await userEvent.selectOptions(screen.getByLabelText('מגדר'), 'אישה');
    await userEvent.selectOptions(screen.getByLabelText('גיל'), '65 ומעלה');
    expect(kept.answers).toMatchObject({ gender: 'Female', age: '65 and over' });
  });

  it('may be taken back', async () => {
    const kept = await open('en', { gender: 'Other' });
    await userEvent.selectOptions(screen.getByLabelText('Gender'), 'No answer');
    expect(kept.answers.gender).toBe('');
  });

  it('holds fields of study in their own order, whichever was ticked first', async () => {
    const kept = await open();
    await userEvent.click(screen.getByLabelText('Education'));
    await userEvent.click(screen.getByLabelText('STEM research'));
    expect(kept.answers.field_of_study).toBe('STEM research,Education');
    await userEvent.click(screen.getByLabelText('STEM research'));
    expect(kept.answers.field_of_study).toBe('Education');
  });
});

describe('places and languages', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Country', 'isra', 'Israel'],
    ['he', 'ארץ', 'ישרא', 'ישראל'],
  ])(
    'are found in %s by part of a name and stored as a code',
    async (language, label, part, name) => {
      const kept = await open(language);
      await fill(box(label), part);
      await userEvent.click(await screen.findByText(name, { selector: '[role=option]' }));
      expect(kept.answers.country).toBe('IL');
    },
  );

  it('may be several countries, also where one was chosen before', async () => {
    const kept = await open('en', { country: 'DE' });
    expect(chosenCountries()).toBe('Germany');
    await fill(box('Country'), 'isra');
    await userEvent.click(await screen.findByText('Israel', { selector: '[role=option]' }));
    expect(kept.answers.country).toBe('DE,IL');
    await userEvent.keyboard('{Escape}');
    expect(chosenCountries()).toBe('GermanyIsrael');
  });

  it('come in the order of how well they match', async () => {
    await open();
    await fill(box('Country'), 'oman');
    const found = await screen.findAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual(['Oman', 'Romania']);
  });

  it('say when nothing has that name', async () => {
    await open();
    await fill(box('Country'), 'Atlantis');
    expect(await screen.findByText('Nothing by that name')).toBeTruthy();
  });

  it('may be several languages, and each can be removed', async () => {
    const kept = await open('en', { first_language: 'he' });
    await fill(box('First language'), 'arab');
    await userEvent.click(await screen.findByText('Arabic', { selector: '[role=option]' }));
    expect(kept.answers.first_language).toBe('he,ar');
    await userEvent.keyboard('{Escape}');
    const chosen = screen.getByRole('list', { name: 'First language, chosen' });
    expect(
      within(chosen)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hebrew', 'Arabic']);
    await userEvent.click(within(chosen).getByRole('button', { name: 'Remove Hebrew' }));
    expect(kept.answers.first_language).toBe('ar');
  });
});
