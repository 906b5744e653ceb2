import type { answerOptions } from '@vernacular/contract';

/** What a person says about themselves in the form; empty is no answer. Lists are codes or options joined by commas, as they are stored. */
export interface PeopleAnswers {
  readonly gender: string;
  readonly age: string;
  readonly academic_background: string;
  readonly country: string;
  readonly first_language: string;
  readonly field_of_study: string;
  readonly goals: string;
}

/** Nothing said yet. */
export const noAnswers: PeopleAnswers = {
  gender: '',
  age: '',
  academic_background: '',
  country: '',
  first_language: '',
  field_of_study: '',
  goals: '',
};

/** One answer of those to choose from. */
export type Option = (typeof answerOptions)[keyof typeof answerOptions][number];

/** The items of an answer that is a list. */
export const itemsOf = (list: string): readonly string[] => list.split(',').filter(Boolean);
