export const pages = [
  { id: 'deJargonizer', path: '/de-jargonizer' },
  { id: 'multipleTexts', path: '/de-jargonizer/multiple-texts' },
  { id: 'about', path: '/de-jargonizer/about' },
  { id: 'instructions', path: '/de-jargonizer/instructions' },
  { id: 'development', path: '/de-jargonizer/development' },
  { id: 'howToCite', path: '/de-jargonizer/how-to-cite' },
  { id: 'contactUs', path: '/de-jargonizer/contact-us' },
] as const;
