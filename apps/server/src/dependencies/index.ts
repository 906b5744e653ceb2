/** Settings, and what every part of the server is given; `start.ts` makes it. */
export { readStudies, type StudyDescription } from './read-studies.ts';
export { ignoreEpipe } from './ignore-epipe.ts';
export {
  type Config,
  publicUrlOf,
  quotasOf,
  readConfig,
  sessionLengthsOf,
  settingNames,
  WrongSettings,
} from './config.ts';
export type { RateLimit, RateLimitName } from './rate-limits.ts';
export { bufferedLog } from './buffered-log.ts';
export type { Email, Mailer } from './mailer.ts';
export { type PollingWorker, pollingWorker } from './polling-worker.ts';
export { spawnJob } from './spawn-job.ts';
export { misspeltSettings } from './misspelt-settings.ts';
export type { ModelServer, Dependencies, PasswordCost } from './dependencies.ts';
export type { SignInProvider } from './sign-in-providers.ts';
export { openTraces } from './open-traces.ts';
export type { Traces } from './traces.ts';
