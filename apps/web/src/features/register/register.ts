import { openAccounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  passwordWeaknesses,
} from '../../platform/account/account-error.ts';
import { logTrouble } from '../../platform/browser/log.ts';
import { store } from '../../platform/storage/storage.ts';
import { finishProviderSignIn } from '../../platform/account/sign-in-providers.ts';
import { detailsOf, type Draft, type Errors } from './draft-and-checks.ts';

type Message = `register.${'failed' | 'notSaved'}` | `trouble.${'tooMany' | 'closed' | 'linkOver'}`;

/** Result of a registration. `mailed`: a link was e-mailed, which the user must open. */
export type Outcome =
  | { readonly kind: 'registered' | 'mailed' }
  | {
      readonly kind: 'refused';
      readonly errors: Errors;
      readonly message: Message | null;
    };

/** Registers an account by e-mail and password. Never throws: a failure is `refused`. */
export async function register(draft: Draft, invitation: string | null = null): Promise<Outcome> {
  try {
    const accounts = await openAccounts();
    const { data, error } = await accounts.signUp({
      email: draft.email.trim(),
      password: draft.password,
      options: { data: { ...detailsOf(draft), ...(invitation === null ? {} : { invitation }) } },
    });
    if (data.user && !data.session) store('registration', data.user.id);
    return error ? refuse(error) : { kind: data.session ? 'registered' : 'mailed' };
  } catch (error) {
    logTrouble('The account service could not be asked.', error);
    return refuse(unasked);
  }
}

/** Registers a user whom a sign-in provider has identified. Never throws. */
export async function registerArrival(draft: Draft): Promise<Outcome> {
  const error = await finishProviderSignIn(detailsOf(draft)).catch(() => unasked);
  return error ? refuse(error) : { kind: 'registered' };
}

const refused = (message: Message | null, errors: Errors = {}): Outcome => ({
  kind: 'refused',
  errors,
  message,
});

function refuse(error: Parameters<typeof accountErrorOf>[0]): Outcome {
  const trouble = accountErrorOf(error);
  logTrouble('Registering failed.', error.code ?? error.name);
  if (trouble === 'weak') return refused(null, { password: passwordWeaknesses(error) });
  if (trouble === 'email' || trouble === 'domain')
    return refused(null, { email: [`trouble.${trouble}`] });
  if (trouble === 'tooMany' || trouble === 'closed' || trouble === 'linkOver')
    return refused(`trouble.${trouble}`);
  return refused(trouble === 'incomplete' ? 'register.notSaved' : 'register.failed');
}
