import type { Factor, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';

/** A user as GoTrue describes one; the provider is always `email`, and profile and linked providers are left out. */
export const userReply = (
  { mustHaveFactor }: Pick<AccountContext, 'mustHaveFactor'>,
  user: Omit<User, 'passwordHash'>,
  factors: readonly Factor[],
  more: { readonly new_email?: string } = {},
) => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email,
  phone: '',
  email_confirmed_at: user.emailConfirmedAt,
  confirmed_at: user.emailConfirmedAt,
  last_sign_in_at: user.lastSignInAt,
  app_metadata: {
    provider: 'email',
    providers: ['email'],
    must_have_factor: mustHaveFactor(user),
  },
  user_metadata: {},
  identities: [
    {
      identity_id: user.id,
      id: user.id,
      user_id: user.id,
      identity_data: { sub: user.id, email: user.email },
      provider: 'email',
      email: user.email,
      created_at: user.createdAt,
      updated_at: user.updatedAt,
      last_sign_in_at: user.lastSignInAt,
    },
  ],
  factors: factors.map((factor) => ({
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.type,
    status: factor.isVerified ? 'verified' : 'unverified',
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
  })),
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: false,
  ...more,
});
