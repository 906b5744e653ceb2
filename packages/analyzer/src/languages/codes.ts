// Written by `npm run languages`.

export const languageCodes = ['en', 'he'] as const;
