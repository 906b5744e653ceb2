import { useMutation, useQuery } from '@tanstack/react-query';
import {
  askReadersCall,
  limits,
  readerTestsCall,
  type NewReaderTest,
  type TaskType,
} from '@vernacular/contract';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../../platform/account/session.ts';
import { callApi } from '../../platform/api/api.ts';
import { errorMessage, asFailure } from '../../platform/api/error-message.ts';
import { nearestLanguage } from '../../platform/language/languages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './ask-readers.module.css';
import { AskedBefore, AskedLinks } from './reader-test-links.tsx';
import {
  storedReaderTests,
  storeReaderTest,
  titleOf,
  type StoredReaderTest,
} from './stored-reader-tests.ts';

const { questions: mostQuestions, readers: mostReaders, days, characters } = limits.readerTest;
const usualDays = 30;
const dayLength = 86_400_000;
const dayFromNow = (count: number) =>
  new Date(Date.now() + count * dayLength).toISOString().slice(0, 10);

interface Question {
  readonly question: string;
  readonly expected: string;
}

export interface AskReadersProps {
  /** Returns the text to ask about; called once, when the dialog opens. */
  readonly text: () => string;
  readonly language: string;
  readonly dictionary?: string | null;
  readonly task?: { readonly taskType: TaskType; readonly taskId: string } | null;
  readonly onClose: () => void;
}

/** Dialog that creates a reader test and shows its links. Needs the translations `ask-readers` and `grading`. */
export function AskReadersDialog({ text, language, dictionary, task, onClose }: AskReadersProps) {
  const { t, i18n } = useTranslation(['ask-readers', 'grading']);
  const { ask, before } = useAskReaders();
  const [askedBy, setAskedBy] = useState('');
  const [audience, setAudience] = useState('');
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [until, setUntil] = useState(() => dayFromNow(usualDays));
  const [readers, setReaders] = useState('50');
  const [previous, setPrevious] = useState('');
  const [shownText] = useState(text);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body: NewReaderTest = {
      text: shownText,
      textLanguage: language,
      pageLanguage: nearestLanguage(i18n.language),
      askedBy,
      audience,
      questions: questions.filter(({ question }) => question.trim() !== ''),
      mostReaders: Number(readers),
      // The end of that day in the writer's time zone.
      endsAt: new Date(`${until}T23:59:00`).toISOString(),
      ...(dictionary && { dictionary }),
      ...(task && { task }),
      ...(previous && { previous }),
    };
    ask.mutate(body);
  };
  const change = (at: number, part: Partial<Question>) =>
    setQuestions(questions.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const isTooLong =
    shownText.length > characters ||
    shownText.trim().split(/\s+/u).length > limits.readerTest.words;
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      {ask.data ? (
        <AskedLinks {...ask.data} onClose={onClose} />
      ) : (
        <form className="stack gap-4" onSubmit={onSubmit}>
          <p className="caption">{t('lead')}</p>
          {shownText.trim() === '' && <Notice>{t('noText')}</Notice>}
          {isTooLong && <Notice>{t('tooLong', { words: limits.readerTest.words })}</Notice>}
          <TextField
            label={t('askedBy')}
            hint={t('askedByHint')}
            maxLength={100}
            value={askedBy}
            onChange={({ target }) => setAskedBy(target.value)}
          />
          <TextField
            label={t('audience')}
            hint={t('audienceHint')}
            maxLength={200}
            value={audience}
            onChange={({ target }) => setAudience(target.value)}
          />
          {questions.map(({ question, expected }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are only added at the end
            <fieldset key={at} className={styles.question}>
              <legend>{t('question.nth', { nth: at + 1 })}</legend>
              <TextField
                label={t('question.question')}
                maxLength={300}
                value={question}
                onChange={({ target }) => change(at, { question: target.value })}
              />
              <TextField
                label={t('question.expected')}
                maxLength={500}
                value={expected}
                onChange={({ target }) => change(at, { expected: target.value })}
              />
            </fieldset>
          ))}
          {questions.length < mostQuestions && (
            <p>
              <Button
                look="secondary"
                onPress={() => setQuestions([...questions, { question: '', expected: '' }])}
              >
                {t('question.add')}
              </Button>
            </p>
          )}
          <div className={styles.pair}>
            <TextField
              type="date"
              label={t('until')}
              required
              min={dayFromNow(0)}
              max={dayFromNow(days - 1)}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
            <TextField
              type="number"
              label={t('readers')}
              hint={t('readersHint')}
              required
              min={limits.readerTest.fewestShown}
              max={mostReaders}
              value={readers}
              onChange={({ target }) => setReaders(target.value)}
            />
          </div>
          {before.length > 0 && (
            <SelectField
              label={t('previous')}
              choices={[
                { id: '', name: t('firstRound') },
                ...before.map(({ resultsLink, title }) => ({
                  id: resultsLink.slice(resultsLink.lastIndexOf('/') + 1),
                  name: title,
                })),
              ]}
              value={previous}
              onChange={setPrevious}
            />
          )}
          {ask.isError && (
            <Notice kind="trouble">
              {errorMessage(i18n.getFixedT(null, 'grading'), i18n.language, asFailure(ask.error))}
            </Notice>
          )}
          <DialogActions cancel={t('cancel')} onCancel={onClose}>
            <Button
              type="submit"
              isPending={ask.isPending}
              isDisabled={shownText.trim() === '' || isTooLong}
            >
              {t('make')}
            </Button>
          </DialogActions>
          <AskedBefore before={before} />
        </form>
      )}
    </Dialog>
  );
}

/** `ask` creates a reader test. `before` lists those of this browser and, when signed in, of the account. */
function useAskReaders() {
  const session = useSession();
  const userId = session.kind === 'in' ? session.user.id : null;
  const own = useQuery({
    queryKey: ['reader-tests', userId],
    queryFn: () => callApi(readerTestsCall.path, readerTestsCall.reply),
    enabled: userId !== null,
    gcTime: 0,
  });
  const ask = useMutation({
    mutationFn: async (body: NewReaderTest) => {
      const made = await callApi(askReadersCall.path, askReadersCall.reply, { body });
      const { link, resultsLink, endsAt } = made;
      return {
        ...made,
        isKept: storeReaderTest({ link, resultsLink, endsAt, title: titleOf(body.text) }),
      };
    },
  });
  const known = new Set(own.data?.tests.map(({ resultsLink }) => resultsLink));
  const before: readonly StoredReaderTest[] = [
    ...(own.data?.tests ?? []),
    ...storedReaderTests().filter(({ resultsLink }) => !known.has(resultsLink)),
  ];
  return { ask, before };
}
