import type { ProfileAnswerName } from '@vernacular/contract';

import { profileAnswerNames, type profileAnswers } from '../../platform/api/contract.at-build.ts';

/** Answers of the form as they are stored: empty for no answer; a list is codes or options joined by commas. */
export type PeopleAnswers = Readonly<Record<ProfileAnswerName, string>>;

export const noAnswers = Object.fromEntries(
  profileAnswerNames.map((name) => [name, '']),
) as PeopleAnswers;

type Asked = (typeof profileAnswers)[ProfileAnswerName];

export type Option = Extract<Asked, { options: unknown }>['options'][number];

/** The codes or options of a stored list: `en,he` gives two, an empty string none. */
export const itemsOf = (list: string): readonly string[] => list.split(',').filter(Boolean);
