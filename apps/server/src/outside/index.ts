export { readStudies, type StudyDescription } from './read-studies.ts';
export { goOnUnread } from './closed-pipe.ts';
export { type Config, readConfig, WrongSettings } from './config.ts';
export type { Letter, Mail } from './mail.ts';
export { orderProcess } from './order-process.ts';
export type { Outside } from './outside.ts';
export type { SignInProvider } from './sign-in-providers.ts';
export type { PasswordCost } from './password-cost.ts';
