import type { Profile } from '@vernacular/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import {
  hasYetToAccept,
  useLedger,
  useRenewal,
} from '../../parts/consents/use-consents-and-terms.ts';
import { PeopleFields } from '../../parts/people-fields/people-fields.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { CheckBox } from '../../ui/field/check-box.tsx';
import { NewTabLink } from '../../ui/new-tab-link/new-tab-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import {
  answersOf,
  keepDraft,
  keptDraft,
  useKeptWhenSignedOut,
  type ProfileAnswers,
} from './profile-draft.ts';
import { useSaveProfile } from './profile-queries.ts';

export function ProfileForm({
  userId,
  profile,
  onDone,
}: {
  userId: string;
  profile: Profile;
  onDone: (how: 'saved' | 'left') => void;
}) {
  const { t } = useTranslation('profile');
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => keptDraft(userId));
  const [answers, setAnswers] = useState<ProfileAnswers>(() => kept ?? answersOf(profile));
  const [isAsking, setAsking] = useState(false);
  const close = (how: 'saved' | 'left') => {
    keepDraft(userId, null);
    onDone(how);
  };
  const save = useSaveProfile(userId, () => close('saved'));
  const renewal = useRenewal(userId);
  const { data: ledger } = useLedger(userId);
  const needsTerms = ledger !== undefined && hasYetToAccept(ledger) && !answers.rejectSaveData;
  useKeptWhenSignedOut(userId, answers);
  useEffect(() => {
    if (!kept) form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [kept]);
  const [goToo, setGoToo] = useState(false);
  const [accepts, setAccepts] = useState(false);
  const setRejects = (rejectSaveData: boolean, removeDictionaries = false) =>
    setAnswers({ ...answers, rejectSaveData, removeDictionaries });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const send = () => save.mutate(answers);
    if (save.isPending || renewal.isPending) return;
    if (needsTerms) renewal.mutate(undefined, { onSuccess: send });
    else send();
  };
  return (
    <form ref={form} className="stack gap-4" onSubmit={onSubmit}>
      {kept && <Notice>{t('draftKept')}</Notice>}
      <PeopleFields
        answers={answers}
        onChange={(changes) => setAnswers({ ...answers, ...changes })}
      />
      <CheckBox
        isChecked={answers.rejectSaveData}
        onChange={(rejects) =>
          rejects && !profile.rejectSaveData ? setAsking(true) : setRejects(rejects)
        }
      >
        {t('dontSave')}
        <small>{t('dontSaveHint')}</small>
      </CheckBox>
      {needsTerms && (
        <CheckBox required isChecked={accepts} onChange={setAccepts}>
          <Trans t={t} i18nKey="consents.accept" components={legalLinks} />
        </CheckBox>
      )}
      {(save.isError || renewal.isError) && <Notice kind="trouble">{t('saveTrouble')}</Notice>}
      <div className="row gap-3">
        <Button type="submit" isPending={save.isPending}>
          {t('save')}
        </Button>
        <Button look="quiet" onPress={() => close('left')}>
          {t('cancel')}
        </Button>
      </div>
      <Dialog title={t('dontSave')} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t('confirmDontSave')}</p>
        <p>{t('dontSaveLeaves')}</p>
        <CheckBox isChecked={goToo} onChange={setGoToo}>
          {t('removeDictionaries')}
          <small>{t('removeDictionariesHint')}</small>
        </CheckBox>
        <DialogActions cancel={t('cancel')} onCancel={() => setAsking(false)}>
          <Button
            onPress={() => {
              setRejects(true, goToo);
              setAsking(false);
            }}
          >
            {t('goOn')}
          </Button>
        </DialogActions>
      </Dialog>
    </form>
  );
}

const legalLinks = {
  terms: <NewTabLink href="/terms-of-use" />,
  privacy: <NewTabLink href="/privacy-policy" />,
};
