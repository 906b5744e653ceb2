interface Meaning {
  readonly done: string;
  readonly refused?: string;
}

const meanings: Readonly<Record<string, Meaning>> = {
  'POST /auth/v1/signup': { done: 'signed-up', refused: 'sign-up-refused' },
  'POST /auth/v1/token password': { done: 'signed-in', refused: 'sign-in-failed' },
  'POST /auth/v1/token refresh_token': { done: '', refused: 'refresh-token-refused' },
  'POST /auth/v1/oidc/start': { done: 'provider-asked' },
  'POST /auth/v1/oidc/arrival': { done: 'signed-in', refused: 'sign-in-failed' },
  'POST /auth/v1/oidc/:provider/link': { done: 'provider-begun', refused: 'provider-refused' },
  'DELETE /auth/v1/user/identities/:identityId': {
    done: 'provider-removed',
    refused: 'provider-refused',
  },
  'POST /auth/v1/logout': { done: 'signed-out' },
  'DELETE /auth/v1/sessions/:sessionId': { done: 'device-signed-out' },
  'POST /auth/v1/confirm-password': { done: 'password-confirmed', refused: 'password-refused' },
  'PUT /auth/v1/user': { done: 'account-changed', refused: 'account-change-refused' },
  'DELETE /auth/v1/user': { done: 'account-deleted', refused: 'account-deletion-refused' },
  'POST /auth/v1/recover': { done: 'recovery-asked' },
  'POST /auth/v1/verify': { done: 'link-used', refused: 'link-refused' },
  'POST /auth/v1/factors': { done: 'factor-begun', refused: 'factor-refused' },
  'POST /auth/v1/factors/:factorId/verify': { done: 'code-accepted', refused: 'code-refused' },
  'DELETE /auth/v1/factors/:factorId': { done: 'factor-removed', refused: 'factor-refused' },
  'POST /auth/v1/factor-reset': { done: 'factor-reset-ordered', refused: 'factor-reset-refused' },
  'POST /auth/v1/passkeys/authentication/verify': { done: 'signed-in', refused: 'sign-in-failed' },
  'POST /auth/v1/recovery-codes': { done: 'recovery-codes-made' },
  'POST /auth/v1/recovery-codes/verify': {
    done: 'recovery-code-accepted',
    refused: 'recovery-code-refused',
  },
  'GET /api/profile/export': { done: 'data-exported' },
  'PUT /api/reader-results/:key/site-counts': { done: 'reader-counts-given' },
  'DELETE /api/reader-results/:key/site-counts': { done: 'reader-counts-taken-back' },
  'POST /api/consents': { done: 'terms-agreed' },
  'POST /api/keys': { done: 'api-key-made' },
  'DELETE /api/keys/:keyId': { done: 'api-key-revoked' },
  'DELETE /api/tasks/:type/:id': { done: 'task-deleted' },
  'POST /api/shares': { done: 'share-made' },
  'PUT /api/shares/:id': { done: 'share-end-changed' },
  'POST /api/shares/:id/revoke': { done: 'share-ended' },
};

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly grant: string | undefined;
  readonly status: number;
}

export function securityEvent({ method, route, grant, status }: Answered): string | null {
  const meaning = meanings[[`${method} ${route}`, grant].filter(Boolean).join(' ')];
  if (meaning === undefined || status >= 500) return null;
  return (status < 400 ? meaning.done : meaning.refused) || null;
}
