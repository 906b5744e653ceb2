import { exercises, isFinished } from '@vernacular/exercises';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { conversationKey } from '../../../parts/study/conversation-key.ts';
import {
  consentKey,
  forgetConsent,
  isKnown,
  readConsent,
  type KeptConsent,
} from '../../../parts/study/kept-consent.ts';
import { nearestLanguage } from '../../../platform/language/languages.ts';
import { store, type StoredKey } from '../../../platform/storage/storage.ts';
import { Chat } from '../chat.tsx';
import { Introduction } from '../parts/introduction.tsx';
import type { AddressFacts, ConversationPlace } from '../state/conversation-path.ts';
import { openKept } from '../state/stored-conversation.ts';
import type { StudyFacts } from '../state/use-conversation.ts';
import { StudyConsent } from './study-consent.tsx';
import { AskSamePerson, StudyEnd, WithdrawalCode } from './study-sheets.tsx';

type Taking = NonNullable<StudyFacts['taking']>;

const exerciseOf = (kept: KeptConsent) => exercises.find(({ name }) => name === kept.exercise);

/** The stored consent of an unfinished conversation. Removes the data of a finished one from the device. */
function readUnfinished(key: StoredKey): KeptConsent | null {
  const kept = readConsent(key);
  if (kept === null) return null;
  const { history, unsaved } = openKept(conversationKey(kept.endpoint, kept.participantName));
  const exercise = exerciseOf(kept);
  if (!exercise || history === null || unsaved !== null || !isFinished(exercise, history))
    return kept;
  forgetConsent(key, kept);
  return null;
}

interface Props {
  readonly address: string;
  readonly facts: AddressFacts;
  readonly title: string;
  /** Left out if the exercise is known only after consent. */
  readonly place?: ConversationPlace;
}

/** The steps of a study: consent, withdrawal code, conversation, end; after a reload, first who is at the device. */
export function StudyGate({ address, facts, title, place }: Props) {
  const { participantName: name } = facts;
  const endpoint = place?.endpoint ?? `/api/${address}`;
  const [key] = useState(() => consentKey(address, name));
  const { i18n } = useTranslation();
  const [kept, setKept] = useState(() => readUnfinished(key));
  const [isGone, setGone] = useState(false);
  /** Whether the person at the device is known to be this participant: a lab computer has many. */
  const [isSame, setSame] = useState(false);
  const [isDone, setDone] = useState(false);
  const taking = useMemo((): Taking | null => {
    if (kept === null) return null;
    const onLeave = () => forgetConsent(key, kept);
    const forget = (say: (isSo: true) => void) => {
      onLeave();
      setKept(null);
      say(true);
    };
    const { consent, contact, isSole } = kept;
    const [onLost, onDone] = [() => forget(setGone), () => forget(setDone)];
    return { address, consent, contact, isSole, onLost, onLeave, onDone };
  }, [kept, key, address]);
  const begin = (agreed: KeptConsent) => {
    // A new consent begins with an empty page, also under a code that was used on this device.
    store(conversationKey(agreed.endpoint, agreed.participantName), null);
    keep(agreed);
  };
  const keep = (agreed: KeptConsent) => {
    store(key, JSON.stringify(agreed));
    setKept(agreed);
    setSame(true);
    setGone(false);
  };
  // Each step starts at the top of the page, with focus on its heading for screen readers.
  const sheet = isDone
    ? 'end'
    : kept === null
      ? 'consent'
      : !isSame
        ? 'return'
        : kept.withdrawalCode !== null
          ? 'code'
          : 'conversation';
  const last = useRef(sheet);
  useEffect(() => {
    if (sheet === last.current) return;
    last.current = sheet;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [sheet]);
  // The Back button may restore this page from the browser's cache, and somebody else may have agreed in another tab:
  // then another participant's text is on it.
  useEffect(() => {
    const askAgain = () => {
      setKept(readUnfinished(key));
      setSame(false);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && askAgain();
    const onStored = (event: StorageEvent) => {
      if (event.key === key && readConsent(key)?.consent !== kept?.consent) askAgain();
    };
    const stop = new AbortController();
    window.addEventListener('pageshow', onShow, { signal: stop.signal });
    window.addEventListener('storage', onStored, { signal: stop.signal });
    return () => stop.abort();
  }, [key, kept]);
  // If the consent was withdrawn elsewhere, the conversation is removed from this device too.
  useEffect(() => {
    let isOpen = true;
    if (kept !== null && taking !== null)
      void isKnown(kept).then((known) => isOpen && !known && taking.onLost());
    return () => {
      isOpen = false;
    };
  }, [kept, taking]);
  const language = nearestLanguage(i18n.language);
  const knownTitle = kept?.title?.[language] ?? title;
  const exercise = (kept && exerciseOf(kept)) ?? exercises[0]!;
  const at = place ?? { exercise, endpoint, isStudy: true };
  return sheet === 'end' ? (
    <StudyEnd title={title} onNext={() => setDone(false)} />
  ) : kept === null || taking === null ? (
    <StudyConsent
      {...{ address, name, title, isGone }}
      onAgreed={(agreed, page) =>
        begin({ ...agreed, title: page.title, contact: page.contact, address, endpoint })
      }
    />
  ) : sheet === 'return' ? (
    <AskSamePerson
      title={knownTitle}
      name={kept.participantName}
      onSame={() => setSame(true)}
      onOther={() => {
        forgetConsent(key, kept);
        setKept(null);
      }}
    />
  ) : kept.withdrawalCode !== null ? (
    <WithdrawalCode
      code={kept.withdrawalCode}
      title={knownTitle}
      onBegin={() => keep({ ...kept, withdrawalCode: null })}
    />
  ) : (
    <>
      <Introduction
        words={at.exercise.introduction[language]}
        study={place ? undefined : knownTitle}
      />
      <Chat place={at} study={{ ...facts, participantName: kept.participantName, taking }} />
    </>
  );
}
