export { accounts } from './accounts/accounts.ts';
export { audit } from './audit/audit.ts';
export {
  hashRecoveryCode,
  hashToken,
  newRecoveryCode,
  newToken,
} from './accounts/secret-tokens.ts';
export { signedIn } from './accounts/signed-in.ts';
export { historyRoutes } from './history/history-routes.ts';
export { consentRoutes } from './profile/consent-routes.ts';
export { knownWordsRoutes } from './profile/known-words-routes.ts';
export { profileRoutes } from './profile/profile-routes.ts';
export { sharingRoutes } from './sharing/sharing-routes.ts';
