const text =
  'Bees that know several landmarks come home more often after a storm than bees that know one.';
const reflections = ['5', '4', '3', '2', 'I will begin with the message.'];

const halfLife = ['Dana', '3', text, text, text, text, '2'];
const questions = ['No', 'bee | insect | bee', 'No change'];
const answers = ['Our claim is that landmarks help bees.', 'No change'];
const coherence = [
  text,
  ...Array.from({ length: 5 }, () => questions).flat(),
  text,
  ...reflections,
];
const thinking = [text, ...Array.from({ length: 5 }, () => answers).flat(), text, ...reflections];

/** A whole conversation at each path: its answers, and the stage it ends at. */
export const paths = [
  { path: '/api/HalfLife', name: 'half-life', answers: halfLife, stage: 8 },
  { path: '/api/HalfLife/no-feedback', name: 'half-life', answers: halfLife, stage: 8 },
  {
    path: '/api/Persuasive',
    name: 'persuasive',
    answers: [
      '4',
      'The planning committee.',
      text,
      'Not sure',
      text,
      'safe food',
      'No',
      text,
      'Nine years at the university.',
      'Yes',
      text,
      '2',
      'It is clearer.',
      'To begin with them.',
      'A map.',
    ],
    stage: 15,
  },
  {
    path: '/api/Ethics',
    name: 'ethics',
    answers: [text, text, text, '3', 'They say the same thing.'],
    stage: 6,
  },
  { path: '/api/Coherence', name: 'coherence', answers: coherence, stage: coherence.length },
  {
    path: '/api/Coherence/no-feedback',
    name: 'coherence',
    answers: coherence,
    stage: coherence.length,
  },
  {
    path: '/api/CriticalThinking',
    name: 'critical-thinking',
    answers: thinking,
    stage: thinking.length,
  },
  {
    path: '/api/CriticalThinking/no-feedback',
    name: 'critical-thinking',
    answers: thinking,
    stage: thinking.length,
  },
] as const;
