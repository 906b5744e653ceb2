import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import {
  forgetConsent,
  isKnown,
  readConsent,
  type KeptConsent,
} from '../../../parts/study/kept-consent.ts';
import { nearestLanguage } from '../../../platform/languages.ts';
import { store } from '../../../platform/storage.ts';
import type { StudyFacts } from '../use-conversation.ts';
import { StudyCode } from './study-code.tsx';
import { StudyConsent } from './study-consent.tsx';

type Taking = NonNullable<StudyFacts['taking']>;

/** What stands before a conversation of a study: what it asks its participants to agree to, and the code to withdraw. */
export function StudyGate({
  address,
  name,
  title,
  endpoint,
  renderConversation,
}: {
  address: string;
  /** The participant code of the address; empty when it brings none. */
  name: string;
  title: string;
  /** Where the conversation is held. */
  endpoint: string;
  renderConversation: (taking: Taking, kept: KeptConsent) => ReactNode;
}) {
  // The next participant at the same device agrees anew.
  const key = `study:${address}${name && `?${name}`}` as const;
  const { i18n } = useTranslation();
  const [kept, setKept] = useState(() => readConsent(key));
  const [isGone, setGone] = useState(false);
  const taking = useMemo((): Taking | null => {
    if (kept === null) return null;
    const onLost = () => {
      forgetConsent(key, kept);
      setKept(null);
      setGone(true);
    };
    const { consent, contact, isSole } = kept;
    return { address, consent, contact, isSole, onLost };
  }, [kept, key, address]);
  const keep = (agreed: KeptConsent) => {
    store(key, JSON.stringify(agreed));
    setKept(agreed);
    setGone(false);
  };
  // A new sheet is read from its top, by eye and by ear.
  const sheet = kept === null ? 'consent' : kept.withdrawalCode === null ? 'conversation' : 'code';
  const last = useRef(sheet);
  useEffect(() => {
    if (sheet === last.current) return;
    last.current = sheet;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [sheet]);
  // Who withdrew elsewhere finds nothing of it here either.
  useEffect(() => {
    let isOpen = true;
    if (kept !== null && taking !== null)
      void isKnown(kept).then((known) => isOpen && !known && taking.onLost());
    return () => {
      isOpen = false;
    };
  }, [kept, taking]);
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      {kept === null || taking === null ? (
        <StudyConsent
          address={address}
          name={name}
          title={title}
          isGone={isGone}
          onAgreed={(agreed, page) =>
            keep({ ...agreed, title: page.title, contact: page.contact, address, endpoint })
          }
        />
      ) : kept.withdrawalCode !== null ? (
        <StudyCode
          code={kept.withdrawalCode}
          title={kept.title?.[nearestLanguage(i18n.language)] ?? title}
          onBegin={() => keep({ ...kept, withdrawalCode: null })}
        />
      ) : (
        renderConversation(taking, kept)
      )}
    </>
  );
}
