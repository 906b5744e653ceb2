import type { RubricRequest } from '@vernacular/exercises';

/** A request in which nobody has said or been told anything: what is known of it is put over. */
export const nothingAsked: RubricRequest = {
  kind: 'coach',
  key: 'k',
  focus: 'summary',
  language: 'en',
  draft: '',
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: '', description: '' },
  range: null,
  jargon: [],
  wantsVersion: false,
};
