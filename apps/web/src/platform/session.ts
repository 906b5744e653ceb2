/** Who is using the site. Accounts are still to come, so everyone is signed out. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'out' }
  | {
      readonly kind: 'in';
      readonly user: { readonly email: string };
      readonly accessToken: string;
    };

const signedOut: Session = { kind: 'out' };

/** The session as it stands now, for calls outside React. */
export const currentSession = (): Session => signedOut;

/** The session, kept up to date. */
export const useSession = (): Session => signedOut;
