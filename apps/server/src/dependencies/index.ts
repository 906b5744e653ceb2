/** Settings, and the dependencies that `start.ts` gives to every part of the server. */
export { readSettingsFile } from './read-settings-file.ts';
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
export { type PollingWorker, pollingWorker } from './polling-worker.ts';
export { spawnJob } from './spawn-job.ts';
export { misspeltSettings } from './misspelt-settings.ts';
export type { Dependencies, Email, Mailer, ModelServer, PasswordCost } from './dependencies.ts';
export type { SignInProvider } from './account-settings.ts';
export { openTraces, type Traces } from './traces.ts';
