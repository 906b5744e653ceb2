/** Nobody can sign in to an account that is gone, or that an operator keeps shut. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';

  constructor() {
    super('SignInRefused: the account is gone or shut.');
  }
}
