import type { Profile } from '@vernacular/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PeopleFields } from '../../ui/people-fields/people-fields.tsx';
import { answersOf, type ProfileAnswers } from './profile-answers.ts';
import { ProfileSummary } from './profile-summary.tsx';
import styles from './screen.module.css';
import { useProfile, useSaveProfile } from './use-profile.ts';

/** What somebody said about themselves: to read, and after Edit Profile to change. */
export function ProfileSection({ userId }: { userId: string }) {
  const { t } = useTranslation('profile');
  const profile = useProfile(userId);
  const [isEditing, setEditing] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="about-title">
      <h2 id="about-title">{t('about')}</h2>
      {profile.isPending && <output>{t('loading')}</output>}
      {profile.isError && <Notice kind="trouble">{t('loadTrouble')}</Notice>}
      {profile.data === null && <p>{t('none')}</p>}
      {profile.data &&
        (isEditing ? (
          <ProfileForm userId={userId} profile={profile.data} onDone={() => setEditing(false)} />
        ) : (
          <>
            <ProfileSummary profile={profile.data} />
            <div>
              <Button look="secondary" onPress={() => setEditing(true)}>
                {t('edit')}
              </Button>
            </div>
          </>
        ))}
    </section>
  );
}

function ProfileForm({
  userId,
  profile,
  onDone,
}: {
  userId: string;
  profile: Profile;
  onDone: () => void;
}) {
  const { t } = useTranslation('profile');
  const [answers, setAnswers] = useState<ProfileAnswers>(() => answersOf(profile));
  const [isAsking, setAsking] = useState(false);
  const save = useSaveProfile(userId, onDone);
  const setRejects = (rejectSaveData: boolean) => setAnswers({ ...answers, rejectSaveData });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(answers);
  };
  return (
    <form className={styles.section} onSubmit={onSubmit}>
      <PeopleFields
        answers={answers}
        onChange={(changes) => setAnswers({ ...answers, ...changes })}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={answers.rejectSaveData}
          onChange={(event) =>
            event.target.checked && !profile.rejectSaveData
              ? setAsking(true)
              : setRejects(event.target.checked)
          }
        />
        <span>
          {t('dontSave')}
          <small>{t('dontSaveHint')}</small>
        </span>
      </label>
      {save.isError && <Notice kind="trouble">{t('saveTrouble')}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" isPending={save.isPending}>
          {t('save')}
        </Button>
        <Button look="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </div>
      <Dialog title={t('dontSave')} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>{t('confirmDontSave')}</p>
        <DialogActions>
          <Button look="secondary" onPress={() => setAsking(false)}>
            {t('cancel')}
          </Button>
          <Button
            onPress={() => {
              setRejects(true);
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
