import type { Agreed } from '@vernacular/contract';
import { useMemo, useState, type ReactNode } from 'react';

import { readStored, store } from '../../../platform/storage.ts';
import type { StudyFacts } from '../use-conversation.ts';
import { StudyCode } from './study-code.tsx';
import { StudyConsent } from './study-consent.tsx';

type Taking = NonNullable<StudyFacts['taking']>;
/** What this device keeps of a consent; the code to withdraw only until it was shown. */
type Kept = Omit<Agreed, 'withdrawalCode'> & { readonly withdrawalCode: string | null };

function readKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    return typeof kept?.consent === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** What stands before a conversation of a study: what it asks its participants to agree to, and the code to withdraw. */
export function StudyGate({
  address,
  name,
  title,
  renderConversation,
}: {
  address: string;
  /** The participant code of the address; empty when it brings none. */
  name: string;
  title: string;
  renderConversation: (taking: Taking, participantName: string, exercise: string) => ReactNode;
}) {
  // The next participant at the same device agrees anew.
  const key = `study:${address}${name && `?${name}`}` as const;
  const [kept, setKept] = useState(() => readKept(readStored(key)));
  const taking = useMemo((): Taking | null => {
    if (kept === null) return null;
    const onLost = () => {
      store(key, null);
      setKept(null);
    };
    return { address, consent: kept.consent, onLost };
  }, [kept, key, address]);
  const keep = (agreed: Kept) => {
    store(key, JSON.stringify(agreed));
    setKept(agreed);
  };
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      {kept === null || taking === null ? (
        <StudyConsent address={address} name={name} title={title} onAgreed={keep} />
      ) : kept.withdrawalCode !== null ? (
        <StudyCode
          code={kept.withdrawalCode}
          title={title}
          onBegin={() => keep({ ...kept, withdrawalCode: null })}
        />
      ) : (
        renderConversation(taking, kept.participantName, kept.exercise)
      )}
    </>
  );
}
