/** The option `--language`, to spread among a command's options. */
export const languageOption = {
  language: { type: 'string', choices: ['en', 'he'] },
} as const;
