import {
  profileAnswerNames,
  type profileAnswers,
  type ProfileAnswerName,
} from '@vernacular/contract';

/** What a person says about themselves in the form; empty is no answer. Lists are codes or options joined by commas, as they are stored. */
export type PeopleAnswers = Readonly<Record<ProfileAnswerName, string>>;

/** Nothing said yet. */
export const noAnswers = Object.fromEntries(
  profileAnswerNames.map((name) => [name, '']),
) as PeopleAnswers;

type Asked = (typeof profileAnswers)[ProfileAnswerName];

/** One answer of those to choose from. */
export type Option = Extract<Asked, { options: unknown }>['options'][number];

/** The items of an answer that is a list. */
export const itemsOf = (list: string): readonly string[] => list.split(',').filter(Boolean);
