// Written by `npm run languages`.

export const codes = ['en', 'he'] as const;
