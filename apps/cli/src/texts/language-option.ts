import { languageCodes } from '@vernacular/analyzer';

/** The option `--language`, to spread among a command's options. */
export const languageOption = {
  language: { type: 'string', choices: languageCodes },
} as const;

/** `en|he`, for the help of a command. */
export const languageChoices = languageCodes.join('|');
