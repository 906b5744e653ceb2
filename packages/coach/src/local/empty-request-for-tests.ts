import type { RubricRequest } from '@vernacular/exercises';

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
