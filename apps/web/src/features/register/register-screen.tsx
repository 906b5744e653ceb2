import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';

import { usePageTitle } from '../../platform/site/page-title.ts';
import { nextQuery, safeRedirect } from '../../platform/account/safe-redirect.ts';
import { useSession } from '../../platform/account/session.ts';
import { useSite } from '../../platform/site/use-site.ts';
import { FormPage } from '../../ui/form-page/form-page.tsx';
import { ResendEmail } from '../../parts/resend-email/resend-email.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ConversationPicture } from './conversation-picture.tsx';
import { readInvitation } from './parse-invitation.ts';
import { register, registerArrival, type Outcome } from './register.ts';
import { RegisterForm } from './register-form.tsx';
import { arrived, checkDraft, emptyDraft, errorsLeft } from './draft-and-checks.ts';
import { useProviderReturn } from './use-provider-return.ts';

const beforeLeaving = 3000;

type State = Outcome | { readonly kind: 'idle' | 'submitting' };

export default function RegisterScreen() {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeRedirect(search);
  // Read only once, so that nothing on the page can change the invited address.
  const { hash } = useLocation();
  const [invitation] = useState(() => readInvitation(hash));
  const [draft, setDraft] = useState({ ...emptyDraft, email: invitation?.email ?? '' });
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
  const hasArrived = arrival !== null && typeof arrival === 'object';
  const onSubmit = async () => {
    const errors = checkDraft(hasArrived ? { ...draft, ...arrived } : draft);
    setSent(draft);
    if (Object.keys(errors).length > 0) return setState({ kind: 'refused', errors, message: null });
    setState({ kind: 'submitting' });
    setState(await (hasArrived ? registerArrival(draft) : register(draft, invitation?.secret)));
  };

  const isClosed = useSite().signUp === 'closed' && !isSent && invitation === null;
  if (session.kind === 'in' && state.kind === 'idle') return <Navigate to={next} replace />;
  if (session.kind === 'loading' && state.kind === 'idle') return null;
  if (arrival === 'loading') return null;
  if (arrival === 'over' && !isSent)
    return <Navigate to={`/login?trouble=over${nextQuery(next).replace('?', '&')}`} replace />;
  return (
    <FormPage
      title={t('register.title')}
      lead={
        isSent ? null : (
          <Trans
            t={t}
            i18nKey="register.lead"
            components={{ login: <Link to={`/login${nextQuery(next)}`} /> }}
          />
        )
      }
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
        <RegisterForm
          arrival={hasArrived ? arrival : null}
          isInvited={invitation !== null}
          next={next}
          draft={draft}
          onChange={setDraft}
          isBusy={state.kind === 'submitting'}
          refusal={state.kind === 'refused' ? state : null}
          errors={state.kind === 'refused' ? errorsLeft(state.errors, sent, draft) : {}}
          onSubmit={() => void onSubmit()}
        />
      )}
    </FormPage>
  );
}

const whomToAsk = { contact: <Link to="/de-jargonizer/contact-us" /> };
