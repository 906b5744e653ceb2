const meanings: Readonly<Record<string, readonly [done: string, refused?: string]>> = {
  'POST /auth/v1/signup': ['signed-up', 'sign-up-refused'],
  'POST /auth/v1/token password': ['signed-in', 'sign-in-failed'],
  'POST /auth/v1/token refresh_token': ['', 'refresh-token-refused'],
  'POST /auth/v1/oidc/start': ['provider-asked'],
  'POST /auth/v1/oidc/arrival': ['signed-in', 'sign-in-failed'],
  'POST /auth/v1/oidc/:provider/link': ['provider-begun', 'provider-refused'],
  'DELETE /auth/v1/user/identities/:identityId': ['provider-removed', 'provider-refused'],
  'POST /auth/v1/logout': ['signed-out'],
  'DELETE /auth/v1/sessions/:sessionId': ['device-signed-out'],
  'POST /auth/v1/confirm-password': ['password-confirmed', 'password-refused'],
  'PUT /auth/v1/user': ['account-changed', 'account-change-refused'],
  'DELETE /auth/v1/user': ['account-deleted', 'account-deletion-refused'],
  'POST /auth/v1/recover': ['recovery-asked'],
  'POST /auth/v1/verify': ['link-used', 'link-refused'],
  'POST /auth/v1/factors': ['factor-begun', 'factor-refused'],
  'POST /auth/v1/factors/:factorId/verify': ['code-accepted', 'code-refused'],
  'DELETE /auth/v1/factors/:factorId': ['factor-removed', 'factor-refused'],
  'POST /auth/v1/factor-reset': ['factor-reset-ordered', 'factor-reset-refused'],
  'POST /auth/v1/passkeys/authentication/verify': ['signed-in', 'sign-in-failed'],
  'POST /auth/v1/recovery-codes': ['recovery-codes-made'],
  'POST /auth/v1/recovery-codes/verify': ['recovery-code-accepted', 'recovery-code-refused'],
  'GET /api/profile/export': ['data-exported'],
  'PUT /api/reader-results/:key/site-counts': ['reader-counts-given'],
  'DELETE /api/reader-results/:key/site-counts': ['reader-counts-taken-back'],
  'POST /api/consents': ['terms-agreed'],
  'POST /api/keys': ['api-key-made'],
  'DELETE /api/keys/:keyId': ['api-key-revoked'],
  'DELETE /api/tasks/:type/:id': ['task-deleted'],
  'POST /api/shares': ['share-made'],
  'PUT /api/shares/:id': ['share-end-changed'],
  'POST /api/shares/:id/revoke': ['share-ended'],
};

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly grant: string | undefined;
  readonly status: number;
}

/** The name of the event in the audit log; null for a call that is not logged. */
export function securityEvent({ method, route, grant, status }: Answered): string | null {
  const meaning = meanings[[`${method} ${route}`, grant].filter(Boolean).join(' ')];
  if (meaning === undefined || status >= 500) return null;
  const [done, refused] = meaning;
  return (status < 400 ? done : refused) || null;
}
