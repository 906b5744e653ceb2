import { useCallback, useRef, type Dispatch, type FormEvent, type SetStateAction } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { useSite } from '../../platform/site/use-site.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { useFocusFirstError } from '../../ui/field/use-focus-first-error.ts';
import { ProviderButtons } from '../../parts/sign-in-providers/provider-buttons.tsx';
import { PasswordField } from '../../parts/password-field/password-field.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { PeopleAnswers } from '../../parts/people-fields/people-answers.ts';
import { PeopleFields } from '../../parts/people-fields/people-fields.tsx';
import type { Outcome } from './register.ts';
import styles from './register-form.module.css';
import type { Draft, Errors, Field } from './draft-and-checks.ts';

export function RegisterForm({
  arrival,
  isInvited,
  next,
  draft,
  onChange,
  isBusy,
  refusal,
  errors,
  onSubmit,
}: {
  arrival: { readonly email: string; readonly label: string } | null;
  isInvited: boolean;
  next: string;
  draft: Draft;
  onChange: Dispatch<SetStateAction<Draft>>;
  isBusy: boolean;
  refusal: (Outcome & { kind: 'refused' }) | null;
  errors: Errors;
  onSubmit: () => void;
}) {
  const { t } = useTranslation('accounts');
  const domains = useDomains();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, refusal);
  const change = (changes: Partial<Draft>) => onChange({ ...draft, ...changes });
  const changeAnswers = useCallback(
    (answers: PeopleAnswers) => onChange((before) => ({ ...before, answers })),
    [onChange],
  );
  const errorOf = (field: Field) => {
    const said = errors[field]?.map((key) => t(key)).join(' ');
    return said === '' ? undefined : said;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };

  return (
    <form ref={form} noValidate onSubmit={send}>
      {arrival ? (
        <p>
          <Trans t={t} i18nKey="provider.from" values={arrival} components={{ b: <bdi /> }} />
        </p>
      ) : (
        <>
          {isInvited ? (
            <p>
              <Trans t={t} i18nKey="register.invited" values={draft} components={{ b: <bdi /> }} />
            </p>
          ) : (
            <TextField
              label={t('email')}
              hint={domains && t('register.domains', { domains })}
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
        <p>{t('register.optional')}</p>
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
      {arrival === null && !isInvited && <ProviderButtons next={next} />}
    </form>
  );
}

/** Allowed e-mail domains as a localised list; undefined if any domain is allowed. */
function useDomains(): string | undefined {
  const { i18n } = useTranslation('accounts');
  const { signUp } = useSite();
  if (typeof signUp === 'string') return undefined;
  // Bidi isolates, so that each domain keeps its own direction.
  const names = signUp.map((name) => `\u2068${name}\u2069`);
  return new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
}

const legalLinks = {
  terms: <NewTabLink href="/terms-of-use" />,
  privacy: <NewTabLink href="/privacy-policy" />,
};
