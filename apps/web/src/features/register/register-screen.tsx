import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { requestAccounts } from '../../platform/account/account-request.ts';
import { nextQuery, safeRedirect } from '../../platform/account/safe-redirect.ts';
import { useSignInProviders } from '../../platform/account/sign-in-providers.ts';
import { useSession } from '../../platform/account/session.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { PasswordField } from '../../parts/password-field/password-field.tsx';
import type { PeopleAnswers } from '../../parts/people-fields/people-answers.ts';
import { PeopleFields } from '../../parts/people-fields/people-fields.tsx';
import { ProviderButtons } from '../../parts/sign-in-providers/provider-buttons.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { ResendEmail } from '../../parts/resend-email/resend-email.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ConversationPicture } from './conversation-picture.tsx';
import { readInvitation } from './parse-invitation.ts';
import { register, registerArrival, type Outcome } from './register.ts';
import {
  arrived,
  checkDraft,
  emptyDraft,
  errorsLeft,
  type Draft,
  type Field,
} from './draft-and-checks.ts';
import styles from './register-screen.module.css';

const beforeLeaving = 3000;

type State = Outcome | { readonly kind: 'idle' | 'submitting' };

export default function RegisterScreen() {
  const { t, i18n } = useTranslation('accounts');
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeRedirect(search);
  // Read only once, so that nothing on the page can change the invited address.
  const { hash } = useLocation();
  const [invitation] = useState(() => readInvitation(hash));
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, email: invitation?.email ?? '' });
  const [sent, setSent] = useState(emptyDraft);
  const [state, setState] = useState<State>({ kind: 'idle' });
  usePageTitle(t('register.title'));

  const isDone = state.kind === 'registered';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(next), beforeLeaving);
    return () => clearTimeout(timer);
  }, [isDone, navigate, next]);

  const isSent = isDone || state.kind === 'mailed';
  useEffect(() => {
    // The message is shorter than the form it replaces.
    if (isSent) scrollTo({ top: 0 });
  }, [isSent]);

  const arrival = useProviderReturn();
  const newcomer = typeof arrival === 'object' ? arrival : null;
  const isBusy = state.kind === 'submitting';
  const refusal = state.kind === 'refused' ? state : null;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, refusal);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const errors = checkDraft(newcomer ? { ...draft, ...arrived } : draft);
    setSent(draft);
    if (Object.keys(errors).length > 0) return setState({ kind: 'refused', errors, message: null });
    setState({ kind: 'submitting' });
    setState(await (newcomer ? registerArrival(draft) : register(draft, invitation?.secret)));
  };

  const { signUp } = useSite();
  // Bidi isolates, so that each allowed domain keeps its own direction.
  const domains =
    typeof signUp !== 'string' &&
    new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
      signUp.map((name) => `\u2068${name}\u2069`),
    );
  const errors = refusal ? errorsLeft(refusal.errors, sent, draft) : {};
  const errorOf = (field: Field) => errors[field]?.map((key) => t(key)).join(' ');
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const changeAnswers = useCallback(
    (answers: PeopleAnswers) => setDraft((before) => ({ ...before, answers })),
    [],
  );
  const isClosed = signUp === 'closed' && !isSent && invitation === null;
  if (session.kind === 'in' && state.kind === 'idle') return <Navigate to={next} replace />;
  if (session.kind === 'loading' && state.kind === 'idle') return null;
  if (arrival === 'loading') return null;
  if (arrival === 'over' && !isSent)
    return <Navigate to={`/login?trouble=over${nextQuery(next).replace('?', '&')}`} replace />;
  const login = <Link to={`/login${nextQuery(next)}`} />;
  return (
    <FormPage
      title={t('register.title')}
      lead={!isSent && <Trans t={t} i18nKey="register.lead" components={{ login }} />}
      picture={<ConversationPicture />}
    >
      {isClosed ? (
        <Notice>
          <Trans t={t} i18nKey="register.closed" components={whomToAsk} />
        </Notice>
      ) : isSent ? (
        <Notice kind="good" action={!isDone && <ResendEmail email={draft.email.trim()} />}>
          {isDone ? t('register.done') : t('register.mailed', { email: draft.email.trim() })}
        </Notice>
      ) : (
        <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
          {newcomer ? (
            <p>
              <Trans t={t} i18nKey="provider.from" values={newcomer} components={{ b: <bdi /> }} />
            </p>
          ) : (
            <>
              {invitation ? (
                <p>
                  <Trans
                    t={t}
                    i18nKey="register.invited"
                    values={draft}
                    components={{ b: <bdi /> }}
                  />
                </p>
              ) : (
                <TextField
                  label={t('email')}
                  hint={domains ? t('register.domains', { domains }) : undefined}
                  type="email"
                  name="email"
                  autoComplete="email"
                  dir="ltr"
                  required
                  value={draft.email}
                  onChange={(event) => change({ email: event.target.value })}
                  error={errorOf('email')}
                />
              )}
              <PasswordField
                label={t('password')}
                hint={t('passwordHint')}
                name="password"
                autoComplete="new-password"
                required
                value={draft.password}
                onChange={(event) => change({ password: event.target.value })}
                error={errorOf('password')}
              />
            </>
          )}
          <section className={styles.people} aria-labelledby="about-you">
            <h2 id="about-you">{t('register.aboutYou')}</h2>
            <p className="caption">{t('register.optional')}</p>
            <PeopleFields answers={draft.answers} onChange={changeAnswers} />
          </section>
          <RadioGroup
            label={t('register.saving')}
            hint={t('register.savingHint')}
            choices={[
              { id: 'yes', name: t('register.yes') },
              { id: 'no', name: t('register.no') },
            ]}
            value={draft.savesTexts}
            onChange={(savesTexts) => change({ savesTexts })}
            error={errorOf('saving')}
          />
          <CheckBox
            isChecked={draft.acceptsTerms}
            onChange={(acceptsTerms) => change({ acceptsTerms })}
            error={errorOf('terms')}
          >
            <Trans t={t} i18nKey="register.terms" components={legalLinks} />
          </CheckBox>
          {refusal?.message && <Notice kind="trouble">{t(refusal.message)}</Notice>}
          <Button type="submit" isDisabled={isBusy}>
            {t(isBusy ? 'register.busy' : 'register.submit')}
          </Button>
          {!newcomer && !invitation && <ProviderButtons next={next} />}
        </form>
      )}
    </FormPage>
  );
}

const legalLinks = {
  terms: <NewTabLink href="/terms-of-use" />,
  privacy: <NewTabLink href="/privacy-policy" />,
};

const whomToAsk = { contact: <Link to="/de-jargonizer/contact-us" /> };

/** Null without a sign-in provider; `over` if the account service does not know this sign-in any more. */
type Arrival = 'loading' | 'over' | { readonly email: string; readonly label: string } | null;

/** A user who comes from a sign-in provider to register. Asks the account service only after `?arrived=<provider>`. */
function useProviderReturn(): Arrival {
  const [search] = useSearchParams();
  const provider = search.get('arrived');
  const providers = useSignInProviders();
  const { data, isPending } = useQuery({
    queryKey: ['arrival', provider],
    enabled: provider !== null,
    gcTime: 0,
    queryFn: async () => (await requestAccounts('GET', '/oidc/arrival')).data,
  });
  if (provider === null) return null;
  if (isPending) return 'loading';
  if (!data) return 'over';
  const label = providers.find(({ id }) => id === provider)?.label ?? provider;
  return { email: String(data['email']), label };
}
